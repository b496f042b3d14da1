/** A club: who is in it, its tables, and how its members stand. */
import { useEffect, useState } from 'preact/hooks';
import { askClubs, type WholeClub } from '../clubs/asking.ts';
import { ClubEvening } from '../clubs/evening.tsx';
import { GameFields, useGameChoice } from '../clubs/game-choice.tsx';
import { ClubStandings } from '../clubs/standings.tsx';
import { refusedCode, useClubAsking } from '../clubs/use-club-asking.tsx';
import { titleOf } from '../games/title.ts';
import { Icon } from '../look/icons.tsx';
import { LONGEST_NAME } from '../shell/own-name.ts';
import { useReachable } from '../shell/reachable.ts';
import { go } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { share } from '../shell/share.ts';
import { TextField } from '../shell/text-field.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Twice } from '../shell/twice.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { clubsRoomWords } from '../words/clubs-room.ts';
import { words } from '../words/index.ts';
import './clubs.css';

const say = () => clubsRoomWords[settings.value.language];

/** So long between two looks at a club that is shown, in milliseconds. */
const PAUSE = 10_000;

export function ClubRoom({ club: id, isScreen }: { club: string; isScreen: boolean }) {
  const [club, setClub] = useState<WholeClub | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const look = () => askClubs<WholeClub>('GET', `/${id}`).then(setClub, error => setProblem(refusedCode(error)));
  useEffect(() => {
    void look();
    // Who joins and where they sit is seen by those who are there already; what fails now is there the next time.
    const again = () => {
      if (!document.hidden) askClubs<WholeClub>('GET', `/${id}`).then(setClub, () => {});
    };
    const timer = setInterval(again, PAUSE);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [id]);
  return (
    <>
      <TopBar />
      <main class="room">
        {problem === null ? null : (
          <p role="alert">{problem === 'no-such-club' ? say().nowhere : say().problems['other']}</p>
        )}
        {club === null ? (
          problem === null ? (
            <p>{words().common.loading}</p>
          ) : null
        ) : (
          <Inside club={club} look={look} isScreen={isScreen} />
        )}
      </main>
    </>
  );
}

interface InsideProps extends JoiningProps {
  readonly isScreen: boolean;
}

interface JoiningProps {
  readonly club: WholeClub;
  look(): Promise<void>;
}

function Inside({ club, look, isScreen }: InsideProps) {
  return (
    <>
      <header>
        <h1>{club.name}</h1>
        <p class="soft">{say().size(club.size)}</p>
      </header>
      {club.own === null ? (
        <Joining club={club} look={look} />
      ) : isScreen ? (
        <ClubEvening club={club} isScreen />
      ) : (
        <>
          {isAlone(club) ? (
            <section class="sheet stack">
              <p>{say().alone}</p>
              <LinkToShare club={club} />
            </section>
          ) : null}
          <ClubEvening club={club} />
          <ClubStandings club={club} />
          <div class="club-parts">
            <Tables club={club} />
            <NewTable club={club} />
            <Members club={club} />
          </div>
        </>
      )}
    </>
  );
}

function Joining({ club, look }: JoiningProps) {
  const { isBusy, ask, problem } = useClubAsking();
  const [name, setName] = useState(settings.value.name);
  const join = () =>
    ask(async () => {
      await askClubs('PUT', `/${club.club}/members/me`, { name });
      await look();
    });
  return (
    <form
      class="sheet stack"
      onSubmit={event => {
        event.preventDefault();
        void join();
      }}
    >
      <p class="soft">{say().intro}</p>
      <TextField label={say().ownName} value={name} onValue={setName} maxLength={LONGEST_NAME} required />
      {problem}
      <p>
        <button type="submit" class="button main" aria-disabled={isBusy}>
          {say().join}
        </button>
      </p>
    </form>
  );
}

const Tables = ({ club }: { club: WholeClub }) => (
  <section class="sheet stack">
    <h2>{say().tables}</h2>
    {club.tables.length === 0 ? <p class="soft">{say().noTables}</p> : null}
    <ul class="table-lines">
      {club.tables.map(({ table, game, phase, seats, taken }) => (
        <li key={table}>
          <a class="table-line" href={`/table/${table}`}>
            <strong>{titleOf(game)}</strong>
            <span class="soft small">{phase === 'playing' ? say().playing : say().seatsTaken(taken, seats)}</span>
          </a>
        </li>
      ))}
    </ul>
  </section>
);

/** A table as the box would lay it out; its host changes what is played there until it starts. */
function NewTable({ club }: { club: WholeClub }) {
  const { isBusy, ask, problem } = useClubAsking();
  const choice = useGameChoice();
  const { game, seats } = choice;
  const layOut = () =>
    ask(async () => {
      const { table } = await askClubs<{ table: string }>('POST', `/${club.club}/tables`, { game, seats });
      go(`/table/${table}`);
    });
  return (
    <section class="sheet stack">
      <h2>{say().newTable}</h2>
      <GameFields choice={choice} labels={{ game: say().game, seats: say().seats }} />
      {problem}
      <p>
        <button type="button" class="button main" aria-disabled={isBusy} onClick={() => void layOut()}>
          {say().toTable}
        </button>
      </p>
    </section>
  );
}

/** Whoever has just founded a club needs others before anything else. */
const isAlone = (club: WholeClub): boolean => club.size === 1;

/** The link by which one joins, as other devices reach it. */
function LinkToShare({ club }: { club: WholeClub }) {
  const [isCopied, setCopied] = useState(false);
  const link = `${useReachable()}/club/${club.club}`;
  // If it cannot be copied, it stands there to be read.
  const copy = async () => setCopied(await share(link));
  return (
    <>
      <label class="field">
        <span>{say().link}</span>
        <input class="input" readOnly value={link} onFocus={event => event.currentTarget.select()} />
      </label>
      <p>
        <button type="button" class="button" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'share'} /> {isCopied ? words().gathering.copied : words().gathering.share}
        </button>
      </p>
    </>
  );
}

function Members({ club }: { club: WholeClub }) {
  const { once } = useBusy();
  const leave = () =>
    once(async () => {
      await askClubs('DELETE', `/${club.club}/members/me`).catch(() => {});
      go('/clubs');
    });
  return (
    <section class="sheet stack">
      <h2>{say().members}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled, by keyboard too */}
      <ul class="club-members" tabIndex={0}>
        {club.members.map(({ mark, name, isHost }) => (
          <li key={mark}>
            {name}
            {isHost ? <span class="soft small"> · {say().host}</span> : null}
          </li>
        ))}
      </ul>
      {isAlone(club) ? null : <LinkToShare club={club} />}
      <div>
        <Twice text={say().leave} sure={say().sureLeave} onSure={() => void leave()} />
      </div>
    </section>
  );
}
