/** Before the codes are drawn: who encrypts, and in the first round whether the team would rather have other words. */
import type { Action } from '@havre/engine/games/decrypto/actions.ts';
import { enumerated, nameOf } from '@havre/engine/games/language.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { Mark } from '../../../look/emblems.tsx';
import { settings } from '../../../shell/settings.ts';
import { PlayerName } from '../../../table/player-name.tsx';
import { Pen } from '../room/signs.tsx';
import { roomWords } from '../speech.ts';
import { type DeskProps, deedText } from './contract.ts';
import { Deed } from './deed.tsx';
import './choosing.css';
import './writing.css';

export function Choosing({ props, play, team }: DeskProps) {
  const { names } = props;
  const words = roomWords();
  const { language } = settings.value;
  const { encryptor, own, ready } = team;
  const draw = play.legal.find(({ type }) => type === 'drawCode');
  const exchange = play.legal.find(action => action.type === 'exchangeWords');
  const namesOf = (seat: Seat): string => nameOf(names, seat);
  const votersFor = (nominee: Seat): Seat[] =>
    own.nominated.filter(vote => vote.nominee === nominee && nominee !== encryptor).map(({ seat }) => seat);
  return (
    <div class="dec-choosing">
      <h2 class="dec-title">{words.whoEncrypts}</h2>
      <ul class="dec-chairs">
        {team.members.map(member => {
          const nominate: Action = { type: 'nominate', seat: member };
          const isLegal = play.legal.some(action => action.type === 'nominate' && action.seat === member);
          const voters = votersFor(member);
          const inside = (
            <>
              <Mark seat={member} size={30} />
              <PlayerName class="dec-chair-name" name={nameOf(names, member)} />
              {member === encryptor ? <Pen label={words.encryptor} /> : null}
              {voters.length === 0 ? null : (
                <span class="dec-votes">
                  <span class="unseen">{words.votes(enumerated(voters.map(namesOf), language))}</span>
                  {voters.map(voter => (
                    <Mark key={voter} seat={voter} size={20} />
                  ))}
                </span>
              )}
            </>
          );
          return (
            <li key={member} class={member === encryptor ? 'dec-chair chosen' : 'dec-chair'}>
              {isLegal ? (
                <button
                  type="button"
                  class="dec-chair-seat"
                  aria-label={deedText(props, nominate)}
                  data-deed="nominate"
                  onClick={() => play.send(nominate)}
                >
                  {inside}
                </button>
              ) : (
                <span class="dec-chair-seat">{inside}</span>
              )}
            </li>
          );
        })}
      </ul>
      {own.exchanging.length === 0 ? null : (
        <p class="dec-remark">{words.exchanging(enumerated(own.exchanging.map(namesOf), language))}</p>
      )}
      <div class="dec-levers">
        {exchange === undefined ? null : (
          <Deed
            props={props}
            play={play}
            action={exchange}
            {...(exchange.wish && own.exchanging.length > 0 ? { label: words.exchangeToo, isMain: true } : {})}
          />
        )}
        {draw === undefined ? (
          <p class="dec-remark">
            {ready ? words.othersChoose : encryptor === null ? '' : words.proposed(nameOf(names, encryptor))}
          </p>
        ) : (
          <span class="dec-waiting-card">
            <span class="dec-card" aria-hidden="true" />
            <Deed props={props} play={play} action={draw} isMain />
          </span>
        )}
      </div>
    </div>
  );
}
