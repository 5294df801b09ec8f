import { words } from '../../messages/index.ts';
import { LANGUAGES, language, sound, THEMES, theme } from '../../storage/settings.ts';
import { Dialog } from '../dialog.tsx';
import { Chips } from '../forms/chips.tsx';

type Props = { readonly open: boolean; readonly close: () => void };

/** Language, light and sound. */
export const SettingsDialog = ({ open, close }: Props) => (
  <Dialog title={words().settings.title} open={open} close={close}>
    <Switches />
  </Dialog>
);

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
