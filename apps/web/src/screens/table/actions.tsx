import './actions.css';
import { words } from '../../messages/index.ts';
import { Icon, type IconName } from '../../page/icon.tsx';

type ActionProps = {
  readonly icon: IconName;
  readonly short: string;
  readonly long?: string;
  readonly off: boolean;
  readonly act: () => void;
};

/** A disabled action stays clickable: `act` explains why. */
function Action({ icon, short, long, off, act }: ActionProps) {
  return (
    <button type="button" class="action" title={long} aria-disabled={off} onClick={act}>
      <Icon name={icon} />
      <span>
        {short}
        {long && <span class="hidden-but-heard">{long}</span>}
      </span>
    </button>
  );
}

/** Opens the board on which replies are planned. Instead of advice, which a table by link does not give. */
export type PlanAction = Pick<ActionProps, 'short' | 'long' | 'off' | 'act'>;

type Props = {
  readonly back: { readonly off: boolean; readonly ask: boolean; readonly act: () => void };
  readonly hint: { readonly off: boolean; readonly act: () => void };
  readonly plan?: PlanAction | null | undefined;
  readonly again: { readonly off: boolean; readonly act: () => void };
  readonly menu: () => void;
};

/** The buttons of a table. */
export function Actions({ back, hint, plan, again, menu }: Props) {
  const text = words().table;
  return (
    <div class="actions">
      <Action
        icon="back"
        short={text.back}
        {...(back.ask ? { long: text.backAsk } : {})}
        off={back.off}
        act={back.act}
      />
      {plan ? (
        <Action icon="fork" {...plan} />
      ) : (
        <Action icon="bulb" short={text.hint} long={text.hintLong} off={hint.off} act={hint.act} />
      )}
      <Action icon="rewind" short={text.again} long={text.againLong} off={again.off} act={again.act} />
      <Action icon="menu" short={text.menu} off={false} act={menu} />
    </div>
  );
}
