import '../screens/table/dialogs/menu.css';
import { words } from '../messages/index.ts';

/** How to play it without a pointer. */
export function BoardKeys({ rows }: { readonly rows: readonly (readonly [key: string, does: string])[] }) {
  return (
    <details class="fold">
      <summary>{words().table.keys}</summary>
      <dl class="keys">
        {rows.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
