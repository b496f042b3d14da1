/** An evening of a club: who is there, who plays with whom, and how it goes. On a big screen there is nothing to press. */
import { enumerated } from '@havre/engine/games/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../games/title.ts';
import { Qr } from '../look/qr.tsx';
import { useReachable } from '../shell/reachable.ts';
import { settings } from '../shell/settings.ts';
import { Twice } from '../shell/twice.tsx';
import { clubsRoomWords } from '../words/clubs-room.ts';
import { askClubs, type WholeClub } from './asking.ts';
import { GameFields, useGameChoice } from './game-choice.tsx';
import { useClubAsking } from './use-club-asking.tsx';
import './evening.css';

const say = () => clubsRoomWords[settings.value.language];
const rounded = (number: number): string =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 2 }).format(number);

interface EveningTable {
  readonly table: string;
  readonly members: readonly string[];
  readonly result: { readonly players: readonly { readonly name: string; readonly place: number | null }[] } | null;
}

interface Evening {
  readonly game: string;
  readonly size: number;
  readonly guests: readonly string[];
  readonly rounds: readonly {
    readonly number: number;
    readonly tables: readonly EveningTable[];
    readonly resting: readonly string[];
  }[];
  readonly points: readonly { readonly member: string; readonly points: number }[];
}

/** So long between two looks while an evening is shown, in milliseconds. */
const PAUSE = 5_000;

interface EveningProps {
  readonly club: WholeClub;
  readonly isScreen?: boolean;
}

export function ClubEvening({ club, isScreen = false }: EveningProps) {
  const [evening, setEvening] = useState<Evening | null | undefined>(undefined);
  const { ask, problem } = useClubAsking();
  const path = `/${club.club}/evening`;
  const look = async (): Promise<void> => {
    const answer = await askClubs<{ evening: Evening | null }>('GET', path);
    setEvening(answer.evening);
  };
  useEffect(() => {
    const again = () => void look().catch(() => {});
    again();
    const timer = setInterval(again, PAUSE);
    return () => clearInterval(timer);
  }, [club.club]);
  const act = (method: string, below: string, body?: object) =>
    ask(async () => {
      await askClubs(method, `${path}${below}`, body);
      await look();
    });
  if (evening === undefined) return null;
  const isHere = evening?.guests.includes(club.own?.mark ?? '') === true;
  const playing = evening?.rounds.at(-1)?.tables.filter(({ result }) => result === null) ?? [];
  const own = playing.find(({ members }) => members.includes(club.own?.mark ?? ''));
  return (
    <section class={`sheet stack evening ${isScreen ? 'is-screen' : ''}`}>
      <h2>{evening === null ? say().evening : say().eveningOf(titleOf(evening.game))}</h2>
      {problem}
      {evening === null ? (
        <Inviting onInvite={(game, size) => void act('POST', '', { game, size })} isScreen={isScreen} />
      ) : (
        <>
          <p>
            {say().here(evening.guests.length)} <span class="soft">{namesOf(club, evening.guests)}</span>
          </p>
          {isScreen ? null : (
            <div class="row">
              {own === undefined ? null : (
                <a class="button main" href={`/table/${own.table}`}>
                  {say().toYourTable}
                </a>
              )}
              <button
                type="button"
                class={isHere ? 'button' : 'button main'}
                onClick={() => void act('PUT', '/guests/me', { isHere: !isHere })}
              >
                {isHere ? say().goAway : say().iAmHere}
              </button>
              <NextRound
                number={evening.rounds.length + 1}
                isAwaited={isHere && playing.length === 0}
                isEarly={playing.length > 0}
                onNext={() => void act('POST', '/rounds', { after: evening.rounds.length })}
              />
              <a class="button quiet" href={`/club/${club.club}/screen`}>
                {say().bigScreen}
              </a>
            </div>
          )}
          <Rounds club={club} evening={evening} isScreen={isScreen} />
          {isScreen ? <ClubLink club={club} /> : null}
          {isScreen ? null : (
            <div>
              <Twice text={say().endEvening} sure={say().sureEnd} onSure={() => void act('DELETE', '')} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

interface NextRoundProps {
  readonly number: number;
  /** Whether it is what comes next for whoever looks. */
  readonly isAwaited: boolean;
  /** Whether tables of the round before are still being played. */
  readonly isEarly: boolean;
  onNext(): void;
}

/** Seats everybody anew; whoever does while tables are still being played is asked whether they mean it. */
const NextRound = ({ number, isAwaited, isEarly, onNext }: NextRoundProps) =>
  isEarly ? (
    <Twice text={say().nextRound(number)} sure={say().sureNext} onSure={onNext} />
  ) : (
    <button type="button" class={isAwaited ? 'button main' : 'button'} onClick={onNext}>
      {say().nextRound(number)}
    </button>
  );

/** Whoever sees the screen and is not in the club yet. */
function ClubLink({ club }: { club: WholeClub }) {
  const link = `${useReachable()}/club/${club.club}`;
  return (
    <aside class="evening-link">
      <Qr text={link} label={say().link} />
      <p>
        <strong>{say().joinUs}</strong>
        <br />
        <span class="soft">{link}</span>
      </p>
    </aside>
  );
}

const nameOf = (club: WholeClub, mark: string): string =>
  club.members.find(member => member.mark === mark)?.name ?? say().formerMember;
const namesOf = (club: WholeClub, marks: readonly string[]): string =>
  enumerated(
    marks.map(mark => nameOf(club, mark)),
    settings.value.language,
  );

interface InvitingProps {
  readonly isScreen: boolean;
  onInvite(game: string, size: number): void;
}

function Inviting({ onInvite, isScreen }: InvitingProps) {
  const choice = useGameChoice();
  if (isScreen) return <p class="soft">{say().noEvening}</p>;
  return (
    <>
      <p class="soft">{say().eveningHint}</p>
      <div class="row evening-choice">
        <GameFields choice={choice} labels={{ game: say().eveningGame, seats: say().atTable }} />
        <button type="button" class="button main" onClick={() => onInvite(choice.game, choice.seats)}>
          {say().invite}
        </button>
      </div>
    </>
  );
}

function Rounds({ club, evening, isScreen }: { club: WholeClub; evening: Evening; isScreen: boolean }) {
  const shown = evening.rounds.toReversed();
  return (
    <div class="evening-parts">
      <div class="stack">
        {shown.slice(0, isScreen ? 1 : shown.length).map(({ number, tables, resting }) => (
          <section key={number} class="stack">
            <h3>{say().round(number)}</h3>
            <ul class="evening-tables">
              {tables.map(table => (
                <li key={table.table}>
                  <SeatedTable club={club} table={table} isScreen={isScreen} />
                </li>
              ))}
            </ul>
            {resting.length === 0 ? null : <p class="soft">{say().resting(namesOf(club, resting))}</p>}
          </section>
        ))}
      </div>
      {evening.points.length === 0 ? null : (
        <section class="stack">
          <h3>{say().points}</h3>
          <ol class="evening-points">
            {evening.points.map(({ member, points }) => (
              <li key={member} class={member === club.own?.mark ? 'is-own' : ''}>
                <span class="evening-place">{1 + evening.points.filter(other => other.points > points).length}.</span>
                <span class="evening-name">{nameOf(club, member)}</span>
                <meter min={0} max={evening.points[0]?.points || 1} value={points} aria-hidden="true" />
                <strong>{rounded(points)}</strong>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

interface SeatedTableProps {
  readonly club: WholeClub;
  readonly table: EveningTable;
  readonly isScreen: boolean;
}

function SeatedTable({ club, table: { table, members, result }, isScreen }: SeatedTableProps) {
  const isOwn = members.includes(club.own?.mark ?? '');
  const seated =
    result === null
      ? members.map(mark => ({ name: nameOf(club, mark), place: null }))
      : result.players.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99));
  const names = (
    <span class="evening-seats">
      {seated.map(({ name, place }, i) => (
        <span key={i} class={place === 1 ? 'is-first' : ''}>
          {place === null ? name : `${place}. ${name}`}
        </span>
      ))}
    </span>
  );
  if (isScreen) return <span class={`table-line ${result === null ? '' : 'is-over'}`}>{names}</span>;
  return (
    <a class={`table-line ${isOwn ? 'is-own' : ''}`} href={result === null ? `/table/${table}` : `/replay/${table}`}>
      {names}
      <span class="soft small">{result === null ? (isOwn ? say().yourTable : '') : say().over}</span>
    </a>
  );
}
