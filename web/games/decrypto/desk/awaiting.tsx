/** While the encryptors write: who is still at it, and the hourglass for whoever lets the others wait. */
import { BLACK } from '@havre/engine/games/decrypto/state.ts';
import { enumerated, nameOf } from '@havre/engine/games/language.ts';
import { settings } from '../../../shell/settings.ts';
import { Hourglass } from '../room/signs.tsx';
import { roomWords } from '../speech.ts';
import type { DeskProps } from './contract.ts';
import { Deed } from './deed.tsx';
import './awaiting.css';

export function Awaiting({ props, play }: Pick<DeskProps, 'props' | 'play'>) {
  const { view, names } = props;
  const words = roomWords();
  const turn = play.legal.find(({ type }) => type === 'turnHourglass');
  const listed = (isWritten: boolean) =>
    view.teams.flatMap(({ encryptor, written }) =>
      encryptor !== null && written === isWritten ? [nameOf(names, encryptor)] : [],
    );
  const said = (people: readonly string[], say: (names: string) => string) =>
    people.length === 0 ? null : <p class="dec-remark">{say(enumerated(people, settings.value.language))}</p>;
  const isInterceptor = view.trio && view.side === BLACK;
  const isMine = view.side !== null && view.card !== null && view.teams[view.side].written;
  return (
    <div class="dec-awaiting">
      <Hourglass isRunning={view.hourglass !== null} />
      <div class="dec-awaiting-words">
        {view.phase !== 'clues' ? (
          <p class="dec-remark">
            {isInterceptor ? words.listensAlone : view.phase === 'guess' ? '' : words.phases[view.phase]}
          </p>
        ) : (
          <>
            {isMine ? <p class="dec-remark">{words.cluesAreIn}</p> : null}
            {said(listed(false), words.writing)}
            {said(listed(true), words.written)}
            {view.hourglass === null ? null : (
              <p class="dec-remark strong">{words.hourglassFor(nameOf(names, view.hourglass))}</p>
            )}
          </>
        )}
        {turn === undefined ? null : <Deed props={props} play={play} action={turn} />}
      </div>
    </div>
  );
}
