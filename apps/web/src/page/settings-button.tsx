import { useState } from 'preact/hooks';
import { words } from '../messages/index.ts';
import { Icon } from './icon.tsx';
import { laterDialog } from './later.tsx';

const SettingsDialog = laterDialog(async () => (await import('./settings/switches.tsx')).SettingsDialog);

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
      <SettingsDialog open={open} close={() => setOpen(false)} />
    </>
  );
}
