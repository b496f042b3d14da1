/** My clubs, and a new one. */
import { useEffect, useState } from 'preact/hooks';
import { askClubs, type ClubSummary } from '../clubs/asking.ts';
import { useClubAsking } from '../clubs/use-club-asking.tsx';
import { LONGEST_NAME } from '../shell/own-name.ts';
import { go } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { TextField } from '../shell/text-field.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { clubsRoomWords } from '../words/clubs-room.ts';
import { words } from '../words/index.ts';
import './clubs.css';

const say = () => clubsRoomWords[settings.value.language];

export function ClubsRoom() {
  const [clubs, setClubs] = useState<readonly ClubSummary[] | null>(null);
  useEffect(() => {
    askClubs<ClubSummary[]>('GET', '/mine').then(setClubs, () => setClubs([]));
  }, []);
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{say().mine}</h1>
        <p class="soft">{say().intro}</p>
        {clubs === null ? <p>{words().common.loading}</p> : null}
        {clubs?.length === 0 ? <p>{say().none}</p> : null}
        <ul class="club-list">
          {clubs?.map(({ club, name }) => (
            <li key={club}>
              <a class="sheet club-link" href={`/club/${club}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <NewClub />
      </main>
    </>
  );
}

function NewClub() {
  const { isBusy, ask, problem } = useClubAsking();
  const [name, setName] = useState('');
  const [own, setOwn] = useState(settings.value.name);
  const found = () => ask(async () => go(`/club/${(await askClubs<ClubSummary>('POST', '', { name, own })).club}`));
  return (
    <form
      class="sheet stack"
      onSubmit={event => {
        event.preventDefault();
        void found();
      }}
    >
      <h2>{say().found}</h2>
      <TextField label={say().clubName} value={name} onValue={setName} maxLength={LONGEST_NAME} required />
      <TextField label={say().ownName} value={own} onValue={setOwn} maxLength={LONGEST_NAME} required />
      {problem}
      <p>
        <button type="submit" class="button main" aria-disabled={isBusy}>
          {say().found}
        </button>
      </p>
    </form>
  );
}
