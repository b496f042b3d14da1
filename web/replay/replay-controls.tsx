/** The controls of a replay: a scrubber over its moments with its rounds marked, and the ways to step and to play. */
import { Icon, type PageIcon } from '../look/icons.tsx';
import { words } from '../words/index.ts';
import { type ReplayController, SPEEDS } from './replay-controller.ts';
import './replay-controls.css';

/** More rounds than this would be a comb, not marks. */
const MOST_MARKS = 60;

export function ReplayControls({ controller, caption }: { controller: ReplayController; caption: string }) {
  const say = words().replay;
  const { last } = controller.timeline;
  const at = controller.at.value;
  const isPlaying = controller.isPlaying.value;
  const hasRounds = controller.rounds.length > 0;
  const marks = controller.rounds.length > MOST_MARKS ? [] : controller.rounds;
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
          onInput={event => controller.goTo(event.currentTarget.valueAsNumber)}
        />
        <div class="scrubber-marks" aria-hidden="true">
          {marks.map(({ number, at: place }) => (
            <span key={number} class="scrubber-mark" style={{ '--place': last === 0 ? 0 : place / last }} />
          ))}
        </div>
      </div>
      <div class="transport-buttons">
        <Way icon="previous" text={say.first} isEnabled={at > 0} go={() => controller.goTo(0)} />
        {hasRounds ? (
          <Way icon="roundBack" text={say.roundBack} isEnabled={at > 0} go={() => controller.stepRound(-1)} />
        ) : null}
        <Way icon="back" text={say.back} isEnabled={at > 0} go={() => controller.step(-1)} />
        <button
          type="button"
          class="button round main"
          aria-label={isPlaying ? say.pause : say.play}
          onClick={() => (isPlaying ? controller.pause() : controller.play())}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <Way icon="forward" text={say.on} isEnabled={at < last} go={() => controller.step(1)} />
        {hasRounds ? (
          <Way icon="roundOn" text={say.roundOn} isEnabled={at < last} go={() => controller.stepRound(1)} />
        ) : null}
        <Way icon="next" text={say.end} isEnabled={at < last} go={() => controller.goTo(last)} />
      </div>
      <p class="transport-count" aria-hidden="true">
        {say.moment(at, last)}
      </p>
      <label class="transport-speed">
        <span class="unseen">{say.speed}</span>
        <select
          class="select"
          value={controller.speed.value}
          onChange={event => {
            controller.speed.value = Number(event.currentTarget.value);
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
  readonly icon: PageIcon;
  readonly text: string;
  readonly isEnabled: boolean;
  go(): void;
}

const Way = ({ icon, text, isEnabled, go }: WayProps) => (
  <button
    type="button"
    class="button quiet round"
    aria-label={text}
    title={text}
    aria-disabled={!isEnabled}
    onClick={go}
  >
    <Icon name={icon} />
  </button>
);
