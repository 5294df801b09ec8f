import { words } from '../messages/index.ts';
import { takeUpdate, waitingWorker } from './register.ts';

export function UpdateNotice() {
  if (!waitingWorker.value) return null;
  const text = words().update;
  const later = () => {
    waitingWorker.value = null;
  };
  return (
    <div class="bottom-notices">
      <div class="notice" role="status">
        <span>{text.ready}</span>
        <button type="button" class="button main" onClick={takeUpdate}>
          {text.reload}
        </button>
        <button type="button" class="button" onClick={later}>
          {text.later}
        </button>
      </div>
    </div>
  );
}
