/** Any game before it has a board of its own: a picture of the table to point at, and everything one may do, in words. */
import type { Picture as Pictured, PicturePlace } from '@havre/engine/games/picture.ts';
import type { Seat } from '@havre/engine/kernel/seats.ts';
import { whyNot } from '@havre/engine/kernel/seen.ts';
import type { AnyAction } from '@havre/engine/kernel/steps.ts';
import { useEffect, useRef } from 'preact/hooks';
import { settings } from '../../shell/settings.ts';
import { Parts } from '../../stage/stage.tsx';
import { Chat } from '../../table/chat.tsx';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../contract.ts';
import { Answers, PointedAt, type SpokenAction, spokenTo } from './actions.tsx';
import { AnyTime } from './any-time.tsx';
import { Forms } from './free-answer.tsx';
import { Latest } from './latest.tsx';
import { LogbookOrnaments } from './logbook-ornaments.tsx';
import { Picture } from './picture.tsx';
import { nameAt, placesOf } from './places.ts';
import { usePointing } from './use-pointing.ts';
import './board.css';

/** On a shared device nothing of what one person has pointed at or begun to write is there for the next. */
export const Generic = (props: BoardProps) => <OneSeat key={props.seat} {...props} />;

function OneSeat(props: BoardProps) {
  const { view, seat, question, names, act, ui, table } = props;
  const wording = ui.wording[settings.value.language];
  const picture: Pictured =
    wording.picture?.(view, seat ?? -1, names) ??
    wording.table(view, seat ?? -1, names).map(text => ({ kind: 'remark', text }));
  const ways = (action: AnyAction): readonly (readonly PicturePlace[])[] => wording.ways?.(action) ?? [];
  const pointing = usePointing(question, ways, act);
  const askWhy = (place: PicturePlace, asking: Seat): void => {
    const action = wording.meant?.(place, view, asking) ?? null;
    const refusal = action === null ? null : whyNot(ui.game, view, asking, action);
    if (refusal !== null) props.explain(refusal);
  };
  const canAsk = seat !== null && wording.meant !== undefined;
  const { pointed, done, next } = pointing;
  const dock = useRef<HTMLElement>(null);
  // The button that was pressed is gone: whoever plays by keyboard goes on where the next ones are.
  useEffect(() => {
    if (document.activeElement === document.body) dock.current?.focus({ preventScroll: true });
  }, [question?.decision, pointed.length === 0]);
  const parts = useRef<HTMLDivElement>(null);
  const letGo = useRef(pointing.letGo);
  letGo.current = pointing.letGo;
  // A key that lets go of what was pointed at, wherever one is.
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') letGo.current();
    };
    const { current } = parts;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  }, []);
  const places = placesOf(picture);
  const spoken = (action: AnyAction): SpokenAction => spokenTo(wording, { view, seat, names }, action);
  // How it ended lies there then; whoever talks on has the drawer.
  const isOver = table.tableView.value?.table.phase === 'over';
  const hasSides = table.seat === seat && seat !== null && (table.tableView.value?.channels.length ?? 0) > 1;
  return (
    <Parts class="generic" parts={parts}>
      <section class="sheet picture" data-part="board" aria-label={words().table.board}>
        <LogbookOrnaments />
        <div
          class={wording.picture === undefined ? 'picture-page lines' : 'picture-page'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that is moved with the keyboard too
          tabIndex={0}
        >
          <Latest table={table} ui={ui} />
          <Picture
            picture={picture}
            touching={canAsk ? { ...pointing, askWhy: place => askWhy(place, seat) } : pointing}
          />
        </div>
      </section>
      {isOver ? null : (
        <div class="generic-side" data-part="mine">
          {question === null || question.legal.length === 0 ? null : (
            <section class="sheet dock" aria-label={words().table.actions} ref={dock} tabIndex={-1}>
              {pointed.length > 0 ? (
                <PointedAt
                  what={pointed.map(place => nameAt(picture, place)).join(' → ')}
                  done={done.map(spoken)}
                  goesOn={next.size > 0}
                  act={act}
                  letGo={pointing.letGo}
                />
              ) : (
                <Answers
                  answers={question.legal.slice(0, question.answers).map(spoken)}
                  liberties={question.legal.slice(question.answers).map(spoken)}
                  isInSight={action => ways(action).some(way => way.every(place => places.has(place)))}
                  act={act}
                />
              )}
            </section>
          )}
          {question === null ? null : <Forms {...props} question={question} />}
          {seat === null || table.seat !== seat ? null : <AnyTime {...props} seat={seat} />}
          {hasSides ? (
            <section class="sheet stack" aria-label={words().table.drawers.chat}>
              <h3>{words().table.drawers.chat}</h3>
              <Chat table={table} ui={ui} />
            </section>
          ) : null}
        </div>
      )}
    </Parts>
  );
}
