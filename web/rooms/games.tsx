/** My games: what was played, with whom and how it ended; what that adds up to; and everything that is kept of me. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GameList } from '../history/game-list.tsx';
import { StatisticsOfGame } from '../history/game-statistics.tsx';
import { deleteEverythingAboutMe, everythingAboutMe, type OwnGames, ownGames } from '../history/own-games.ts';
import { say } from '../history/saying.ts';
import { statisticsOf } from '../history/statistics.ts';
import { turnsOf } from '../history/turns.ts';
import { keptReviews } from '../replay/kept-reviews.ts';
import { saveFile } from '../replay/save-file.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { Twice } from '../shell/twice.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { words } from '../words/index.ts';
import './games.css';

export function GamesRoom() {
  const [own, setOwn] = useState<OwnGames | null>(null);
  useEffect(() => {
    let isWanted = true;
    void ownGames().then(found => {
      if (isWanted) setOwn(found);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{say().title}</h1>
        {own === null ? <p>{words().common.loading}</p> : <Games own={own} />}
        <AboutMe />
      </main>
    </>
  );
}

function Games({ own: { games, isPartial } }: { own: OwnGames }) {
  const statistics = useMemo(() => {
    const reviewOf = keptReviews();
    return statisticsOf(games).map(of => {
      const turns = turnsOf(
        games.filter(({ game }) => game === of.game),
        ({ table, isOnDevice }) => reviewOf({ type: isOnDevice ? 'here' : 'server', table }),
      );
      return { of, turns };
    });
  }, [games]);
  return (
    <>
      {isPartial ? <p role="alert">{say().partial}</p> : null}
      {games.length === 0 ? (
        <p class="soft">{say().empty}</p>
      ) : (
        <>
          <div class="statistics">
            {statistics.map(({ of, turns }, i) => (
              <StatisticsOfGame key={of.game} of={of} turns={turns} isOpen={i === 0} />
            ))}
          </div>
          <GameList games={games} />
        </>
      )}
    </>
  );
}

/** Everything that is kept of whoever holds the device. */
function AboutMe() {
  const { once } = useBusy();
  const [told, setTold] = useState<string | null>(null);
  const save = () =>
    once(async () => {
      const text = await everythingAboutMe();
      if (text === null) setTold(say().notDone);
      else saveFile('havre.json', text, 'application/json');
    });
  const remove = () =>
    once(async () => {
      const isDone = await deleteEverythingAboutMe();
      if (isDone) location.assign('/games');
      else setTold(say().notDone);
    });
  return (
    <section class="sheet stack">
      <h2>{say().mine}</h2>
      <p class="soft">{say().mineText}</p>
      {told === null ? null : <p role="alert">{told}</p>}
      <div class="row">
        <button type="button" class="button" onClick={() => void save()}>
          {say().save}
        </button>
        <Twice text={say().delete} sure={say().sure} onSure={() => void remove()} />
      </div>
    </section>
  );
}
