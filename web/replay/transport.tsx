/** The controls of a replay: a scrubber over its moments with its rounds marked, and the ways to step and to play. */
import { Icon, type IconName } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { type Projector, SPEEDS } from './replay-controller.ts';
import './transport.css';

/** More rounds than this would be a comb, not marks. */
const MOST_MARKS = 60;

export function Transport({ projector, caption }: { projector: Projector; caption: string }) {
  const say = words().replay;
  const { last } = projector.reel;
  const at = projector.at.value;
  const isPlaying = projector.isPlaying.value;
  const hasRounds = projector.rounds.length > 0;
  const marks = projector.rounds.length > MOST_MARKS ? [] : projector.rounds;
  return (
    <section class="transport" aria-label={say.controls}>
      <div class="scrubber">
        <input
          type="range"
          class="scrubber-range"
          min={0}
          max={last}
          value={at}
          aria-label={say.scrubber}
          aria-valuetext={`${say.moment(at, last)}. ${caption}`}
          onInput={event => projector.goTo(event.currentTarget.valueAsNumber)}
        />
        <div class="scrubber-marks" aria-hidden="true">
          {marks.map(({ number, at: place }) => (
            <span key={number} class="scrubber-mark" style={{ '--place': last === 0 ? 0 : place / last }} />
          ))}
        </div>
      </div>
      <div class="transport-buttons">
        <Way icon="previous" text={say.first} isOpen={at > 0} go={() => projector.goTo(0)} />
        {hasRounds ? (
          <Way icon="roundBack" text={say.roundBack} isOpen={at > 0} go={() => projector.stepRound(-1)} />
        ) : null}
        <Way icon="back" text={say.back} isOpen={at > 0} go={() => projector.step(-1)} />
        <button
          type="button"
          class="button round main"
          aria-label={isPlaying ? say.pause : say.play}
          onClick={() => (isPlaying ? projector.pause() : projector.play())}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Way icon="forward" text={say.on} isOpen={at < last} go={() => projector.step(1)} />
        {hasRounds ? (
          <Way icon="roundOn" text={say.roundOn} isOpen={at < last} go={() => projector.stepRound(1)} />
        ) : null}
        <Way icon="next" text={say.end} isOpen={at < last} go={() => projector.goTo(last)} />
      </div>
      <p class="transport-count" aria-hidden="true">
        {say.moment(at, last)}
      </p>
      <label class="transport-speed">
        <span class="unseen">{say.speed}</span>
        <select
          class="select"
          value={projector.speed.value}
          onChange={event => {
            projector.speed.value = Number(event.currentTarget.value);
          }}
        >
          {SPEEDS.map(speed => (
            <option key={speed} value={speed}>
              {say.times(speed)}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

interface WayProps {
  readonly icon: IconName;
  readonly text: string;
  readonly isOpen: boolean;
  go(): void;
}

const Way = ({ icon, text, isOpen, go }: WayProps) => (
  <button type="button" class="button quiet round" aria-label={text} title={text} aria-disabled={!isOpen} onClick={go}>
    <Icon name={icon} />
  </button>
);
