/** How the members of a club stand: by season and by game, with how sure that is. */
import { enumerated } from '@havre/engine/games/language.ts';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../games/title.ts';
import { settings } from '../shell/settings.ts';
import { shortDate } from '../shell/time-left.ts';
import { clubsRoomWords } from '../words/clubs-room.ts';
import { askClubs, type MemberStanding, type ShownSeason, type WholeClub } from './asking.ts';
import './standings.css';

const say = () => clubsRoomWords[settings.value.language];
const rounded = (number: number): string =>
  new Intl.NumberFormat(settings.value.language, { maximumFractionDigits: 1 }).format(number);

const nameOf = (club: WholeClub, mark: string): string =>
  club.members.find(member => member.mark === mark)?.name ?? say().formerMember;

export function ClubStandings({ club }: { club: WholeClub }) {
  const [season, setSeason] = useState(club.seasons[0] ?? '');
  const [game, setGame] = useState('');
  const [found, setFound] = useState<ShownSeason | null>(null);
  useEffect(() => {
    let isWanted = true;
    const query = new URLSearchParams({ season, ...(game === '' ? {} : { game }) });
    askClubs<ShownSeason>('GET', `/${club.club}/standings?${query}`).then(
      answer => {
        if (isWanted) setFound(answer);
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [club.club, season, game]);
  return (
    <section class="sheet stack">
      <h2>{say().standings}</h2>
      <div class="row standings-choice">
        <label class="field">
          <span>{say().season}</span>
          <select class="input" value={season} onChange={event => setSeason(event.currentTarget.value)}>
            {club.seasons.map(one => {
              const [year = '', quarter = ''] = one.split('-');
              return (
                <option key={one} value={one}>
                  {say().seasonName(year, quarter)}
                </option>
              );
            })}
          </select>
        </label>
        <label class="field">
          <span>{say().game}</span>
          <select class="input" value={game} onChange={event => setGame(event.currentTarget.value)}>
            <option value="">{say().allGames}</option>
            {found?.played.map(id => (
              <option key={id} value={id}>
                {titleOf(id)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {found === null ? null : found.standings.length === 0 ? (
        <p class="soft">{say().noGames}</p>
      ) : (
        <>
          <StandingsTable club={club} standings={found.standings} />
          <p class="soft small">{say().strengthHint}</p>
          <h3>{say().latest}</h3>
          <ul class="club-games">
            {found.games.slice(0, MOST_GAMES).map(({ table, game: played, endedAt, players }) => (
              <li key={table}>
                <a href={`/replay/${table}`}>{titleOf(played)}</a>{' '}
                <span class="soft small">{shortDate(endedAt, settings.value.language)}</span>{' '}
                {enumerated(
                  players.filter(({ share }) => share > 0).map(({ name }) => name),
                  settings.value.language,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const MOST_GAMES = 5;

function StandingsTable({ club, standings }: { club: WholeClub; standings: readonly MemberStanding[] }) {
  const { place, name, games, wins, strength } = say().columns;
  const most = Math.max(...standings.map(one => one.strength + one.doubt));
  const least = Math.min(...standings.map(one => one.strength - one.doubt));
  return (
    <div class="standings-scroll">
      <table class="standings">
        <thead>
          <tr>
            <th scope="col">
              <abbr title={place}>#</abbr>
            </th>
            <th scope="col">{name}</th>
            <th scope="col">{games}</th>
            <th scope="col">{wins}</th>
            <th scope="col">{strength}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map((one, i) => (
            <tr key={one.member} class={one.member === club.own?.mark ? 'is-own' : ''}>
              <td>{i + 1}</td>
              <th scope="row">{nameOf(club, one.member)}</th>
              <td>{one.games}</td>
              <td>{rounded(one.wins)}</td>
              <td>
                <StrengthBar of={one} name={nameOf(club, one.member)} least={least} most={most} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface StrengthBarProps {
  readonly of: MemberStanding;
  readonly name: string;
  readonly least: number;
  readonly most: number;
}

/** Where the true strength lies, on a scale that all share. */
function StrengthBar({ of: { strength, doubt }, name, least, most }: StrengthBarProps) {
  const at = (value: number): number => ((value - least) / Math.max(1, most - least)) * 100;
  const label = say().strengthLabel(name, rounded(strength - doubt), rounded(strength + doubt));
  return (
    <span class="strength">
      <span class="strength-number">{rounded(strength)}</span>
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label={label}>
        <rect class="strength-scale" x={0} y={5} width={100} height={2} />
        <rect
          class="strength-doubt"
          x={at(strength - doubt)}
          y={2}
          width={at(strength + doubt) - at(strength - doubt)}
          height={8}
          rx={2}
        />
        <rect class="strength-middle" x={at(strength) - 0.8} y={0} width={1.6} height={12} />
      </svg>
    </span>
  );
}
