/** Says that the others play again, wherever one is, and leads there. */
import { titleOf } from '../games/title.ts';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { forgetInvitation, rematchInvitation } from './rematches.ts';
import { route } from './router.ts';
import './rematch-bar.css';

export function RematchBar() {
  const invitation = rematchInvitation.value;
  const at = route.value;
  const isThere = at.room === 'table' && at.table === invitation?.table;
  return (
    <div role="status" class="rematch-bar">
      {invitation === null || isThere ? null : (
        <p class="sheet rematch-slip">
          <span>{words().end.rematchInvitation(titleOf(invitation.game))}</span>
          <a class="button small main" href={`/table/${invitation.table}`} onClick={forgetInvitation}>
            {words().end.joinRematch}
          </a>
          <button type="button" class="button quiet round" aria-label={words().common.close} onClick={forgetInvitation}>
            <Icon name="close" />
          </button>
        </p>
      )}
    </div>
  );
}
