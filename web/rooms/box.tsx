/** The page of a box: what the game is, and how to begin: against bots, on one device, or with friends over a link. */
import { type LevelName, USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import type { Options, OptionValue } from '@havre/engine/kernel/options.ts';
import { chosen, offeredFirst, openOptions } from '@havre/engine/kernel/options.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GamePage } from '../games/contract.ts';
import { boxOf } from '../games/index.ts';
import { useGamePage } from '../games/use-page.ts';
import { Icon } from '../look/icons.tsx';
import { PersonaGallery } from '../personas/gallery.tsx';
import { usePersonas } from '../personas/use-personas.ts';
import { NotationDoor } from '../replay/notation-door.tsx';
import { LONGEST_NAME, ownName, shortened } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';
import { beginHere, layOut } from './beginning.ts';
import { Choices } from './choices.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { LevelChoice } from './level-choice.tsx';
import { NameField } from './name-field.tsx';
import { Nowhere } from './nowhere.tsx';
import { OwnValue } from './own-value.tsx';
import './box.css';

/** No clock, a minute, five minutes, a day. */
const CLOCKS: readonly number[] = [0, 60, 300, 86_400];

type Way = 'bots' | 'device' | 'friends';

export function BoxRoom({ game }: { game: string }) {
  const box = boxOf(game);
  const page = useGamePage(box === undefined ? null : game);
  const personas = usePersonas(page);
  if (box === undefined) return <Nowhere />;
  const { language } = settings.value;
  const { min, max } = box.seats;
  return (
    <>
      <TopBar />
      <main class="room box-room">
        <section class="box-face">
          <div class="lid-art">
            <box.Lid />
          </div>
          <div class="stack">
            <h1>{box.title[language]}</h1>
            <p class="row soft">
              <span>{words().box.players(min, max)}</span>
              <span>{words().box.minutes(box.minutes)}</span>
            </p>
            <p class="box-about">{box.about[language]}</p>
            {page?.wording[language].notice === undefined ? null : (
              <p class="soft small">{page.wording[language].notice}</p>
            )}
            <div class="row">
              {page?.lesson === undefined ? null : (
                <a class="button" href={`/lesson/${game}`}>
                  <Icon name="play" /> {words().box.lesson}
                </a>
              )}
              {page?.puzzles === undefined ? null : (
                <a class="button" href={`/puzzles/${game}`}>
                  <Icon name="bulb" /> {words().box.puzzles}
                </a>
              )}
              <a class="button" href={`/rules/${game}`}>
                <Icon name="rules" /> {words().box.rules}
              </a>
              {page === null ? null : <NotationDoor page={page} />}
            </div>
          </div>
        </section>
        {page === null ? <p class="soft">{words().common.loading}</p> : <NewTable page={page} usual={box.usual} />}
        {personas === null ? null : (
          <div class="sheet">
            <PersonaGallery title={personas.title[language]} shown={personas.all.map(persona => ({ persona }))} />
          </div>
        )}
        {page?.comparison === undefined ? null : <ComparisonTable page={page} />}
      </main>
    </>
  );
}

function NewTable({ page, usual }: { page: GamePage; usual: number }) {
  const { game } = page;
  const { language } = settings.value;
  const [way, setWay] = useState<Way>('bots');
  const [seats, setSeats] = useState(usual);
  const [picked, setPicked] = useState<Options>({});
  const [level, setLevel] = useState<LevelName>(USUAL_LEVEL);
  const [people, setPeople] = useState<readonly string[]>(['', '']);
  const [isPublic, setPublic] = useState(false);
  const [hasHints, setHints] = useState(true);
  const [perMove, setPerMove] = useState(0);
  /** Whoever has never said what they are called is asked before they sit down with others. */
  const [isNamed] = useState(shortened(settings.value.name) !== '');
  const [isNameMissed, setNameMissed] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const { isBusy, once } = useBusy();
  const wanted = { ...offeredFirst(game, language), ...picked };
  const offered = openOptions(game, wanted, seats);
  /** What was picked where it is not offered any more is kept for when it is again, and not sent. */
  const options = Object.fromEntries(Object.entries(wanted).filter(([key]) => offered.some(([open]) => open === key)));
  const all = chosen(game, options, seats);

  const begin = () =>
    once(async () => {
      const isMissed = way === 'friends' && shortened(settings.value.name) === '';
      setNameMissed(isMissed);
      if (!isMissed) setRefused((await start())?.refused ?? null);
    });
  const start = () => {
    if (way === 'friends')
      return layOut({
        game: game.id,
        options,
        seats,
        visibility: isPublic ? 'public' : 'private',
        hints: hasHints,
        clock: perMove === 0 ? { type: 'none' } : { type: 'perMove', seconds: perMove, atZero: 'rules' },
      });
    const names =
      way === 'bots' ? [ownName()] : people.map((name, i) => shortened(name) || words().common.player(i + 1));
    const seated = Array.from({ length: seats }, (_, seat) => {
      const name = names[seat];
      return name === undefined ? { bot: level } : { name };
    });
    return beginHere(game.id, options, seated);
  };

  useEffect(() => {
    if (new URLSearchParams(location.search).get('play') !== 'now') return;
    history.replaceState(null, '', location.pathname);
    void begin();
  }, []);

  return (
    <form
      class="sheet new-table"
      onSubmit={event => {
        event.preventDefault();
        void begin();
      }}
    >
      <h2>{words().box.newTable}</h2>
      <Choices
        legend={words().box.how}
        values={['bots', 'device', 'friends'] as const}
        value={way}
        onChoice={chosenWay => {
          setWay(chosenWay);
          if (chosenWay === 'device') setSeats(Math.max(game.seats.min, people.length));
        }}
        text={value => words().box.ways[value]}
      />
      <p class="soft small">{words().box.waysExplained[way]}</p>
      <Choices
        legend={words().box.seats}
        values={seatCounts(game.seats)}
        value={seats}
        onChoice={count => {
          setSeats(count);
          // At one device a seat is somebody's, unless it is given to a bot below.
          setPeople(Array.from({ length: count }, (_, i) => people[i] ?? ''));
        }}
        text={String}
      />
      {way === 'friends' && !isNamed ? <NameField isMissed={isNameMissed} /> : null}
      {way === 'friends' ? null : <LevelChoice level={level} onChoice={setLevel} />}
      {way === 'device' ? <PeopleHere people={people} most={seats} onChange={setPeople} /> : null}
      {offered.map(([key, spec]) => {
        const worded = page.wording[language].options[key];
        const values =
          spec.seats === true ? spec.values.filter(value => typeof value !== 'number' || value < seats) : spec.values;
        const choosing = {
          legend: worded?.label ?? key,
          values,
          value: options[key] ?? spec.default,
          onChoice: (value: OptionValue) => setPicked({ ...picked, [key]: value }),
          text: (value: OptionValue) =>
            worded?.values[String(value)] ??
            (spec.seats === true && typeof value === 'number' ? words().common.player(value + 1) : plainValue(value)),
        };
        return spec.free === undefined ? (
          <Choices key={key} {...choosing} />
        ) : (
          <OwnValue
            key={key}
            {...choosing}
            free={spec.free}
            game={game.id}
            why={({ refused: code }) => words().refusals(code, page.wording[language])}
          />
        );
      })}
      {way === 'friends' ? (
        <>
          <Choices<number>
            legend={words().box.clock}
            values={CLOCKS}
            value={perMove}
            onChoice={setPerMove}
            text={seconds => words().box.clocks(seconds)}
          />
          <label class="switch">
            <input type="checkbox" checked={isPublic} onChange={event => setPublic(event.currentTarget.checked)} />
            {words().box.listed}
          </label>
          <label class="switch">
            <input type="checkbox" checked={hasHints} onChange={event => setHints(event.currentTarget.checked)} />
            {words().advice.allow}
          </label>
        </>
      ) : null}
      {isRefusal(all) || refused !== null ? (
        <p class="refused" role="alert">
          {words().refusals(isRefusal(all) ? all.refused : (refused ?? ''), page.wording[language])}
        </p>
      ) : null}
      <button type="submit" class="button main" aria-disabled={isBusy || isRefusal(all)}>
        {words().box.begin[way]}
      </button>
    </form>
  );
}

const seatCounts = ({ min, max }: GamePage['game']['seats']): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const plainValue = (value: OptionValue): string =>
  typeof value === 'boolean' ? (value ? words().common.yes : words().common.no) : String(value);

interface PeopleProps {
  readonly people: readonly string[];
  readonly most: number;
  onChange(people: readonly string[]): void;
}

/** Who shares this device; the other seats are for bots. */
const PeopleHere = ({ people, most, onChange }: PeopleProps) => (
  <div class="stack">
    {people.map((name, i) => (
      <label class="field" key={i}>
        <span>{words().box.nameOf(i + 1)}</span>
        <input
          class="input"
          value={name}
          maxLength={LONGEST_NAME}
          placeholder={words().common.player(i + 1)}
          onInput={event => onChange(people.with(i, event.currentTarget.value))}
        />
      </label>
    ))}
    <div class="row">
      {people.length < most ? (
        <button type="button" class="button small" onClick={() => onChange([...people, ''])}>
          {words().box.onePersonMore}
        </button>
      ) : null}
      {people.length > 2 ? (
        <button type="button" class="button small quiet" onClick={() => onChange(people.slice(0, -1))}>
          {words().box.onePersonLess}
        </button>
      ) : null}
    </div>
  </div>
);
