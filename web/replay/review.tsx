/** A game looked back on: each seat's winning chance over time, and the moments that turned it. */
import type { Review, TurningPoint } from '@havre/engine/bots/review.ts';
import { enumerated } from '@havre/engine/games/language.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../look/icons.tsx';
import { settings } from '../shell/settings.ts';
import { SeatMark } from '../table/seat-mark.tsx';
import { words } from '../words/index.ts';
import { roundOf, roundsText, sentencesAt } from './captions.ts';
import { ChancesChart, LineSample } from './chances-chart.tsx';
import { keptReviews } from './kept-reviews.ts';
import type { Source } from './moment.ts';
import type { ReplayController } from './replay-controller.ts';
import { reviewing } from './reviewing.ts';
import './review.css';

type Stage =
  | { readonly type: 'idle' }
  | { readonly type: 'working'; readonly part: number }
  | { readonly type: 'failed' }
  | { readonly type: 'done'; readonly review: Review };

/** A review that goes on whether it is looked at or not. */
export interface Reviewing {
  readonly stage: Stage;
  begin(): void;
}

/** With `atOnce` it begins by itself, for whoever has asked for it elsewhere. */
export function useReview(controller: ReplayController, source: Source, { atOnce }: { atOnce: boolean }): Reviewing {
  const [stage, setStage] = useState<Stage>(() => {
    const review = keptReviews()(source);
    return review === null ? { type: 'idle' } : { type: 'done', review };
  });
  const stop = useRef<(() => void) | null>(null);
  const begin = () => {
    setStage({ type: 'working', part: 0 });
    const work = reviewing(source, controller.timeline.replay, part => setStage({ type: 'working', part }));
    stop.current = work.stop;
    work.review.then(
      review => setStage({ type: 'done', review }),
      () => setStage({ type: 'failed' }),
    );
  };
  useEffect(() => {
    if (atOnce && stage.type === 'idle' && controller.timeline.replay.outcome !== null) begin();
    return () => stop.current?.();
  }, []);
  return { stage, begin };
}

export function ReviewOfGame({
  controller,
  reviewing: { stage, begin },
}: {
  controller: ReplayController;
  reviewing: Reviewing;
}) {
  if (controller.timeline.replay.outcome === null) return null;
  return (
    <section class="review" aria-label={words().review.title}>
      {stage.type === 'idle' || stage.type === 'failed' ? (
        <p>
          <button type="button" class="button" onClick={begin}>
            <Icon name="eye" /> {words().review.begin}
          </button>
        </p>
      ) : null}
      <div role="status">
        {stage.type === 'failed' ? <p>{words().review.failed}</p> : null}
        {stage.type === 'working' ? (
          <p class="stack">
            <span>{words().review.working(Math.round(stage.part * 100))}</span>
            <progress class="review-progress" max={1} value={stage.part} aria-hidden="true" />
          </p>
        ) : null}
      </div>
      {stage.type === 'done' ? <Found review={stage.review} controller={controller} /> : null}
    </section>
  );
}

function Found({ review, controller }: { review: Review; controller: ReplayController }) {
  const names = controller.table.names.value;
  const { points, turningPoints } = review;
  const at = controller.at.value;
  const now = points.findLast(({ seq }) => seq <= at) ?? points[0];
  return (
    <div class="stack">
      <h2>{words().review.title}</h2>
      <ChancesChart
        points={points}
        at={at}
        rounds={controller.rounds}
        along={controller.rounds.length === 0 ? words().review.moments : roundsText(controller.ui)}
        label={words().review.chart(enumerated(names, settings.value.language))}
        onMoment={seq => controller.goTo(seq)}
      />
      <ul class="review-legend">
        {names.map((name, seat) => (
          <li key={seat} class="review-seat">
            <SeatMark table={controller.table} ui={controller.ui} seat={seat} size={24} />
            <LineSample seat={seat} />
            {words().review.chance(name, Math.round((now?.chances[seat] ?? 0) * 100))}
          </li>
        ))}
      </ul>
      <h3>{words().review.turns}</h3>
      {turningPoints.length === 0 ? <p>{words().review.none}</p> : null}
      <ol class="review-turns">
        {turningPoints.map(turn => (
          <li key={turn.seq} class="review-turn">
            <button type="button" class="button small" onClick={() => controller.goTo(turn.seq)}>
              {whereOf(turn, controller)}
            </button>
            <span>
              {sentencesAt(controller, turn.seq)[0] ?? ''} {changeOf(turn, points, names)}{' '}
              <span class="soft">({causeOf(turn, names)})</span>
            </span>
          </li>
        ))}
      </ol>
      <p class="soft small">{words().review.explained}</p>
    </div>
  );
}

/** Its round, and its number among the moments of the game. */
const whereOf = ({ seq }: TurningPoint, controller: ReplayController): string =>
  [roundOf(controller, seq), words().review.moment(seq)].filter(part => part !== '').join(', ');

/** From which chance to which. */
function changeOf({ seq, concerns, change }: TurningPoint, points: Review['points'], names: readonly string[]): string {
  const after = points.find(point => point.seq === seq)?.chances[concerns] ?? 0;
  const percent = (chance: number) => Math.round(Math.max(0, Math.min(1, chance)) * 100);
  return words().review.change(names[concerns] ?? '', percent(after - change), percent(after));
}

const causeOf = ({ cause, seat }: TurningPoint, names: readonly string[]): string =>
  cause === 'luck' || seat === null ? words().review.luck : words().review.decision(names[seat] ?? '');
