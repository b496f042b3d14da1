/** The page of a box: what the game is, and how to begin: against bots, on one device, or with friends over a link. */
import { type LevelName, USUAL_LEVEL } from '@havre/engine/bots/level-wording.ts';
import { coloursFor, coloursOfSeats, type PlayerColour } from '@havre/engine/kernel/colours.ts';
import { chosen, type Options } from '@havre/engine/kernel/options.ts';
import { isRefusal } from '@havre/engine/kernel/refusal.ts';
import type { Clock } from '@havre/table/model/plan.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { boxOf } from '../games/index.ts';
import { useGameUi } from '../games/use-game-ui.ts';
import { useLookingForPackages } from '../games/use-looking-for-packages.ts';
import { Icon } from '../look/icons.tsx';
import { PersonaGallery } from '../personas/gallery.tsx';
import { usePersonas } from '../personas/use-personas.ts';
import { NotationImport } from '../replay/notation-import.tsx';
import { Choices } from '../shell/choices.tsx';
import { ownName, shortened } from '../shell/own-name.ts';
import { settings } from '../shell/settings.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';
import { refusalIn } from '../words/refusals.ts';
import { beginHere, layOut } from './beginning.ts';
import { isPlayedNow, optionsInAddress } from './box-address.ts';
import { ClockChoice } from './clock-choice.tsx';
import { ColourChoice } from './colour-choice.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { GameOptions, optionsOf, SeatCount } from './game-options.tsx';
import { LevelChoice } from './level-choice.tsx';
import { NameField } from './name-field.tsx';
import { Nowhere } from './nowhere.tsx';
import { PeopleHere, peopleFor } from './people-here.tsx';
import './box.css';

type Way = 'bots' | 'device' | 'friends';
const WAYS: readonly Way[] = ['bots', 'device', 'friends'];

export function BoxRoom({ game }: { game: string }) {
  const box = boxOf(game);
  const isLooking = useLookingForPackages(box === undefined);
  const ui = useGameUi(box === undefined ? null : game);
  /** Whoever is on the way to a table does not read what a box tells besides. */
  const [isPassing, setPassing] = useState(() => isPlayedNow(location.search));
  const personas = usePersonas(isPassing ? null : ui);
  if (box === undefined) return isLooking ? <p class="frame-loading">{words().common.loading}</p> : <Nowhere />;
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
          <div class="box-name stack">
            <h1>{box.title[language]}</h1>
            <p class="row soft">
              <span>{words().box.players(min, max)}</span>
              <span>{words().box.minutes(box.minutes)}</span>
            </p>
          </div>
          <div class="box-story stack">
            <p class="box-about">{box.about[language]}</p>
            {ui?.wording[language].notice === undefined ? null : (
              <p class="soft small">{ui.wording[language].notice}</p>
            )}
            <div class="row">
              {ui?.lesson === undefined ? null : (
                <a class="button" href={`/lesson/${game}`}>
                  <Icon name="play" /> {words().box.lesson}
                </a>
              )}
              {ui?.puzzles === undefined ? null : (
                <a class="button" href={`/puzzles/${game}`}>
                  <Icon name="bulb" /> {words().box.puzzles}
                </a>
              )}
              <a class="button" href={`/rules/${game}`}>
                <Icon name="rules" /> {words().box.rules}
              </a>
              {ui === null ? null : <NotationImport ui={ui} />}
            </div>
          </div>
        </section>
        {ui === null ? (
          <p class="soft">{words().common.loading}</p>
        ) : (
          <NewTable ui={ui} usual={box.usual} onStay={() => setPassing(false)} />
        )}
        {personas === null ? null : (
          <div class="sheet">
            <PersonaGallery title={personas.title[language]} shown={personas.all.map(persona => ({ persona }))} />
          </div>
        )}
        {ui?.comparison === undefined || isPassing ? null : <ComparisonTable ui={ui} />}
      </main>
    </>
  );
}

interface NewTableProps {
  readonly ui: GameUi;
  readonly usual: number;
  /** Called when no table has come of an address that begins one at once. */
  onStay(): void;
}

function NewTable({ ui, usual, onStay }: NewTableProps) {
  const { game } = ui;
  const [way, setWay] = useState<Way>('bots');
  const [seats, setSeats] = useState(usual);
  const [picked, setPicked] = useState<Options>(() => optionsInAddress(game, location.search));
  const [level, setLevel] = useState<LevelName>(USUAL_LEVEL);
  const [people, setPeople] = useState(peopleFor(2, []));
  /** Against bots, the colour of whoever plays. */
  const [own, setOwn] = useState<PlayerColour | null>(null);
  const [isPublic, setPublic] = useState(false);
  const [hasHints, setHints] = useState(true);
  const [clock, setClock] = useState<Clock>({ type: 'none' });
  /** Whoever has never said what they are called is asked before they sit down with others. */
  const [isNamed] = useState(shortened(settings.value.name) !== '');
  const [nameMissed, setNameMissed] = useState(0);
  const [refused, setRefused] = useState<string | null>(null);
  const { isBusy, once } = useBusy();
  const options = optionsOf(game, picked, seats);
  const all = chosen(game, options, seats);
  const here = way === 'bots' ? [{ name: ownName(), colour: own }] : people;
  const colours = isRefusal(all) ? [] : coloursFor(game, all, seats);
  const chosenColours = Array.from({ length: seats }, (_, seat) => here[seat]?.colour ?? null);
  const given = isRefusal(all) ? [] : coloursOfSeats(game, all, chosenColours);

  const begin = () =>
    once(async () => {
      const isMissed = way === 'friends' && shortened(settings.value.name) === '';
      setNameMissed(isMissed ? nameMissed + 1 : 0);
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
        clock,
      });
    const seated = Array.from({ length: seats }, (_, seat) => {
      const person = here[seat];
      if (person === undefined) return { bot: level };
      const { name, colour } = person;
      return {
        name: shortened(name) || words().common.player(seat + 1),
        ...(colour !== null && colours.includes(colour) ? { colour } : {}),
      };
    });
    return beginHere(game.id, options, seated);
  };

  useEffect(() => {
    if (!isPlayedNow(location.search)) return;
    history.replaceState(null, '', location.pathname);
    void begin().finally(onStay);
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
        values={WAYS}
        value={way}
        onChoice={chosenWay => {
          setWay(chosenWay);
          // At one device a seat is somebody's, unless it is given to a bot below: so many names are asked for.
          if (chosenWay === 'device') setPeople(peopleFor(seats, people));
        }}
        text={value => words().box.ways[value]}
      />
      <p class="soft small">{words().box.waysExplained[way]}</p>
      <SeatCount
        game={game}
        seats={seats}
        onChoice={count => {
          setSeats(count);
          setPeople(peopleFor(count, people));
        }}
      />
      {way === 'friends' && !isNamed ? <NameField missed={nameMissed} /> : null}
      {way === 'friends' || here.length >= seats ? null : <LevelChoice level={level} onChoice={setLevel} />}
      {way === 'device' ? (
        <PeopleHere people={people} most={seats} colours={colours} given={given} onChange={setPeople} />
      ) : null}
      {way === 'bots' && colours.length > 0 ? (
        <ColourChoice
          legend={words().gathering.colour}
          colours={colours}
          value={given[0] ?? null}
          taken={[]}
          onChoice={setOwn}
        />
      ) : null}
      <GameOptions
        ui={ui}
        seats={seats}
        options={options}
        onChoice={(key, value) => setPicked({ ...picked, [key]: value })}
      />
      {way === 'friends' ? (
        <>
          <ClockChoice clock={clock} onChoice={setClock} />
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
      <div class="box-begin">
        {isRefusal(all) || refused !== null ? (
          <p class="refused" role="alert">
            {refusalIn(ui.wording, isRefusal(all) ? all : { refused: refused ?? '' })}
          </p>
        ) : null}
        <button type="submit" class="button main" aria-disabled={isBusy || isRefusal(all)}>
          {words().box.begin[way]}
        </button>
      </div>
    </form>
  );
}
