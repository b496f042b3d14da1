/** What one does with a moment or a whole replay: give it to somebody, or keep it as a file. */
import { textOf } from '@havre/protocol/replay-file/text.ts';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { share } from '../shell/share.ts';
import { words } from '../words/index.ts';
import { momentPath, type Source } from './moment.ts';
import type { ReplayController } from './replay-controller.ts';
import { saveFile } from './save-file.ts';

/** How long the page says that the link has been copied, in milliseconds. */
const READING_TIME = 2_500;

export function MomentTools({ controller, source }: { controller: ReplayController; source: Source }) {
  const [isShared, setShared] = useState(false);
  useEffect(() => {
    if (!isShared) return;
    const timer = setTimeout(() => setShared(false), READING_TIME);
    return () => clearTimeout(timer);
  }, [isShared]);
  const give = async () =>
    setShared(await share(`${location.origin}${momentPath(source, controller.at.value, controller.eyes.value)}`));
  return (
    <span class="row moment-tools">
      <span role="status" class="soft small">
        {isShared ? words().replay.shared : ''}
      </span>
      {/* What is on this device, nobody else can open. */}
      {source.type === 'server' ? (
        <button
          type="button"
          class="button quiet round"
          aria-label={words().replay.share}
          title={words().replay.share}
          onClick={() => void give()}
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
    </span>
  );
}

/** Under a name that says what it is. */
const save = ({ timeline: { replay } }: ReplayController): void =>
  saveFile(
    `havre-${replay.game}-${replay.proof?.table.slice(0, 8) ?? 'game'}.json`,
    textOf(replay),
    'application/json',
  );
