import { useState } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { LANGUAGES, language, sound, THEMES, theme } from '../storage/settings.ts';
import { Chips } from './chips.tsx';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

export function Switches() {
  const text = words().settings;
  return (
    <div class="stack">
      <Chips
        legend={text.language}
        of={LANGUAGES}
        chosen={language.value}
        choose={v => {
          language.value = v;
        }}
        label={v => <span lang={v}>{text.languages[v]}</span>}
      />
      <Chips
        legend={text.theme}
        of={THEMES}
        chosen={theme.value}
        choose={v => {
          theme.value = v;
        }}
        label={v => text.themes[v]}
      />
      <Chips
        legend={text.sound}
        of={['on', 'off'] as const}
        chosen={sound.value}
        choose={v => {
          sound.value = v;
        }}
        label={v => text.sounds[v]}
      />
    </div>
  );
}

export function SettingsButton() {
  const [open, setOpen] = useState(false);
  const text = words().settings;
  return (
    <>
      <button
        type="button"
        class="plain"
        onClick={() => setOpen(true)}
        aria-label={text.open}
        title={text.open}
      >
        <Icon name="settings" />
      </button>
      <Dialog title={text.title} open={open} close={() => setOpen(false)}>
        <Switches />
      </Dialog>
    </>
  );
}
