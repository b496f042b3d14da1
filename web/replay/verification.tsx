/** Verify this game: it is played again by the rules, its dice are computed again, and what that shows is said plainly. */
import type { Fairness } from '@havre/protocol/client/fairness.ts';
import { useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { type DiceFinding, found, isProof, type ReplayFinding } from './finding.ts';
import type { Source } from './moment.ts';
import type { ReplayTimeline } from './timeline.ts';
import './verification.css';

export interface VerificationProps {
  readonly source: Source;
  /** The game as it was already played again, if it was. */
  readonly timeline?: ReplayTimeline;
  /** What this device had noted of the dice at the beginning, if it was there. */
  readonly promised?: Fairness | null;
}

type Stage =
  | { readonly type: 'idle' }
  | { readonly type: 'working'; readonly percent: number }
  | { readonly type: 'failed' }
  | { readonly type: 'found'; readonly finding: ReplayFinding };

export function Verification({ source, timeline, promised = null }: VerificationProps) {
  const [stage, setStage] = useState<Stage>({ type: 'idle' });
  const verify = async () => {
    if (stage.type === 'working') return;
    setStage({ type: 'working', percent: 0 });
    try {
      const { replay, verdict } =
        timeline ?? (await playedAgain(source, percent => setStage({ type: 'working', percent })));
      setStage({ type: 'found', finding: found(replay, verdict, { source: source.type, promised }) });
    } catch {
      setStage({ type: 'failed' });
    }
  };
  return (
    <div class="verification">
      {stage.type === 'found' ? null : (
        <p>
          <button type="button" class="button" aria-disabled={stage.type === 'working'} onClick={() => void verify()}>
            <Icon name="check" /> {words().verify.button}
          </button>
        </p>
      )}
      <div role="status">
        {stage.type === 'working' ? <p>{words().verify.working(stage.percent)}</p> : null}
        {stage.type === 'failed' ? <p class="verification-bad">{words().verify.failed}</p> : null}
        {stage.type === 'found' ? <Findings finding={stage.finding} /> : null}
      </div>
    </div>
  );
}

async function playedAgain(source: Source, onPercent: (percent: number) => void): Promise<ReplayTimeline> {
  const { fetchReplay, playAgain, Unavailable } = await import('./loading.ts');
  if (source.type === 'file') throw new Unavailable('no-such-table');
  const { timeline } = await playAgain(await fetchReplay(source), share => onPercent(Math.round(share * 100)));
  return timeline;
}

function Findings({ finding: { verdict, dice, isGood, commitment } }: { finding: ReplayFinding }) {
  const say = words().verify;
  if (!verdict.sound) {
    const why = say.flaws[verdict.flaw];
    return (
      <ul class="findings">
        <Found isGood={false} text={verdict.entry === null ? say.wrong(why) : say.wrongFrom(verdict.entry, why)} />
      </ul>
    );
  }
  return (
    <ul class="findings">
      <Found isGood text={say.rules(verdict.entries, verdict.draws)} />
      {dice === null ? null : <Found isGood={isGood && isProof(dice)} isUndecided={isGood} text={diceText(dice)} />}
      {commitment === null ? null : (
        <li class="soft small">
          {say.committed} <code class="commitment">{commitment}</code>
        </li>
      )}
    </ul>
  );
}

function diceText(dice: DiceFinding): string {
  const say = words().verify;
  return dice.type === 'inPart' ? say.dice.inPart(dice.since) : say.dice[dice.type];
}

/** One thing that was looked at: it holds, it does not, or it cannot be known. */
const Found = ({ isGood, isUndecided = false, text }: { isGood: boolean; isUndecided?: boolean; text: string }) => (
  <li class={isGood ? 'found good' : isUndecided ? 'found open' : 'found bad'}>
    <Icon name={isGood ? 'check' : isUndecided ? 'question' : 'close'} />
    <span>{text}</span>
  </li>
);
