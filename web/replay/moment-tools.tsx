/** What one does with a moment or a whole replay: give it to somebody, or keep it as a file. */
import { textOf } from '@havre/protocol/replay-file/text.ts';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { useReachable } from '../shell/reachable.ts';
import { share } from '../shell/share.ts';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';
import { momentPath, type Source } from './moment.ts';
import type { ReplayController } from './replay-controller.ts';
import { saveFile } from './save-file.ts';
import { isSent, pathThere } from './sharing.ts';

/** How long the page says that the link has been copied, in milliseconds. */
const READING_TIME = 2_500;

export function MomentTools({ controller, source }: { controller: ReplayController; source: Source }) {
  const [isShared, setShared] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isLost, setLost] = useState(false);
  const { once } = useBusy();
  useEffect(() => {
    if (!isShared) return;
    const timer = setTimeout(() => setShared(false), READING_TIME);
    return () => clearTimeout(timer);
  }, [isShared]);
  const reachable = useReachable();
  const give = async (path: string | null) => setShared(path !== null && (await share(`${reachable}${path}`)));
  const moment = () => ({ at: controller.at.value, eyes: controller.eyes.value });
  const sendAndGive = (table: string) =>
    once(async () => {
      setAsking(false);
      const path = await pathThere(table, controller.timeline.replay, moment());
      setLost(path === null);
      await give(path);
    });
  const begin = () => {
    if (source.type === 'server') void give(momentPath(source, controller.at.value, controller.eyes.value));
    else if (source.type === 'here' && isSent(source.table)) void sendAndGive(source.table);
    else setAsking(true);
  };
  return (
    <span class="row moment-tools">
      <span role="status" class="soft small">
        {isShared ? words().replay.shared : isLost ? words().replay.notSent : ''}
      </span>
      {mayShare(controller, source) ? (
        <button
          type="button"
          class="button quiet round"
          aria-label={words().replay.share}
          title={words().replay.share}
          onClick={begin}
        >
          <Icon name="share" />
        </button>
      ) : null}
      <button
        type="button"
        class="button quiet round"
        aria-label={words().replay.download}
        title={words().replay.download}
        onClick={() => save(controller)}
      >
        <Icon name="save" />
      </button>
      {isAsking && source.type === 'here' ? (
        <Dialog title={words().replay.share} onClose={() => setAsking(false)}>
          <p>{words().replay.sendFirst}</p>
          <p class="row">
            <button type="button" class="button main" onClick={() => void sendAndGive(source.table)}>
              {words().replay.send}
            </button>
          </p>
        </Dialog>
      ) : null}
    </span>
  );
}

/** A file is somebody's own; and games of the device are sent once they are over, if a person played in them. */
const mayShare = ({ timeline: { replay } }: ReplayController, source: Source): boolean =>
  source.type === 'server' ||
  (source.type === 'here' && replay.outcome !== null && replay.players.some(({ bot }) => bot === undefined));

/** Under a name that says what it is. */
const save = ({ timeline: { replay } }: ReplayController): void =>
  saveFile(
    `havre-${replay.game}-${replay.proof?.table.slice(0, 8) ?? 'game'}.json`,
    textOf(replay),
    'application/json',
  );
