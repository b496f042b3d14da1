/**
 * Answers prepared while others think: a button beside the prompt, and a sheet with what one may be asked next, what may happen right
 * before, and what one would answer. The server finds out what may come from what this seat knows.
 */
import type { Names } from '@havre/engine/games/language.ts';
import { actionText, eventText } from '@havre/engine/games/telling.ts';
import type { GameEvent } from '@havre/engine/kernel/journal.ts';
import { type EventPattern, isPreparable } from '@havre/engine/kernel/preparable.ts';
import { isRefusal, type Refusal } from '@havre/engine/kernel/refusal.ts';
import { RequestError } from '@havre/protocol/client/client.ts';
import type { Foresight } from '@havre/table/automatic/foreseeing.ts';
import type { PreparedAnswer } from '@havre/table/commands/prepared-answers.ts';
import { useEffect, useState } from 'preact/hooks';
import type { GameUi } from '../games/contract.ts';
import { ActionList } from '../games/generic/actions.tsx';
import { Icon } from '../look/icons.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { server } from '../shell/server.ts';
import { settings } from '../shell/settings.ts';
import { words } from '../words/index.ts';
import { refusalIn } from '../words/refusals.ts';
import type { TableModel } from './model.ts';
import { askedSeats, isPlayedByBot } from './seat-state.ts';
import './preparing.css';

interface PreparingProps {
  readonly table: TableModel;
  readonly ui: GameUi;
}

/** Offered while another person thinks, in games whose questions can be foreseen. */
export function PreparingButton({ table, ui }: PreparingProps) {
  const [isOpen, setOpen] = useState(false);
  const prepared = table.tableView.value?.prepared ?? [];
  const isOffered = prepared.length > 0 || mayPrepare(table, ui);
  // Whoever is asked by now has something better to do.
  const isAsked = table.question.value?.awaited === true;
  useEffect(() => {
    if (isAsked) setOpen(false);
  }, [isAsked]);
  if (!isOffered) return null;
  const text = prepared.length === 0 ? words().prepare.begin : words().prepare.ready(prepared.length);
  return (
    <>
      <button
        type="button"
        class={`button small prompt-prepare${prepared.length === 0 ? '' : ' chosen'}`}
        title={text}
        aria-label={text}
        onClick={() => setOpen(true)}
      >
        <Icon name="ahead" size={20} />
        {prepared.length === 0 ? null : <span class="prompt-prepare-count">{prepared.length}</span>}
      </button>
      {isOpen ? (
        <Dialog drawer title={words().prepare.title} onClose={() => setOpen(false)}>
          <Preparing table={table} ui={ui} />
        </Dialog>
      ) : null}
    </>
  );
}

/** Against bots and on a shared device one is asked again before one could have prepared anything. */
function mayPrepare(table: TableModel, ui: GameUi): boolean {
  const info = table.tableView.value?.table;
  if (table.isOnDevice || table.seat === null || info?.phase !== 'playing') return false;
  if (table.question.value !== null || table.playback.isRunning.value || isPlayedByBot(table)) return false;
  const isPersonAsked = askedSeats(table, ui).some(seat => info.sitters[seat]?.bot === null);
  return isPersonAsked && ui.game.book.steps.some(isPreparable);
}

function Preparing({ table, ui }: PreparingProps) {
  const [foresight, setForesight] = useState<Foresight | Refusal | null>(null);
  const prepared = table.tableView.value?.prepared ?? [];
  useEffect(() => {
    void foresightAt(table).then(setForesight);
  }, [table]);
  const send = (answers: readonly PreparedAnswer[]) => void table.do({ type: 'prepare', answers });
  return (
    <div class="preparing stack">
      <p class="soft">{words().prepare.about}</p>
      {prepared.length === 0 ? null : <Kept table={table} ui={ui} prepared={prepared} send={send} />}
      {foresight === null ? (
        <p role="status">{words().prepare.looking}</p>
      ) : isRefusal(foresight) ? (
        <p role="status">{refusalIn(ui.wording, foresight)}</p>
      ) : foresight.questions.length === 0 ? (
        <p role="status">{words().prepare.nothing}</p>
      ) : (
        foresight.questions.map(question => (
          <ForeseenAnswers
            key={question.step}
            table={table}
            ui={ui}
            question={question}
            add={answer => send(withAnswer(prepared, answer))}
          />
        ))
      )}
    </div>
  );
}

interface KeptProps extends PreparingProps {
  readonly prepared: readonly PreparedAnswer[];
  send(answers: readonly PreparedAnswer[]): void;
}

/** What is prepared, in the order in which it is tried, each with a way to take it back. */
function Kept({ table, ui, prepared, send }: KeptProps) {
  return (
    <section class="preparing-kept" aria-label={words().prepare.kept}>
      <h3>{words().prepare.kept}</h3>
      <ul class="preparing-list">
        {prepared.map(answer => {
          const text = answerText(table, ui, answer);
          return (
            <li key={JSON.stringify(answer)}>
              <span>{text}</span>
              <button
                type="button"
                class="button quiet round"
                aria-label={words().prepare.takeBack(text)}
                onClick={() => send(prepared.filter(other => other !== answer))}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      {prepared.length < 2 ? null : (
        <button type="button" class="button small" onClick={() => send([])}>
          {words().prepare.takeAllBack}
        </button>
      )}
    </section>
  );
}

interface ForeseenProps extends PreparingProps {
  readonly question: Foresight['questions'][number];
  add(answer: PreparedAnswer): void;
}

function ForeseenAnswers({ table, ui, question, add }: ForeseenProps) {
  const [picked, setPicked] = useState('');
  const wording = ui.wording[settings.value.language];
  const names = table.names.value;
  const { step, occasions } = question;
  const occasion = occasions[Number(picked)];
  const after = picked === '' ? undefined : occasion?.event;
  const answers =
    after === undefined ? question.answers : (occasion?.answers ?? []).flatMap(at => question.answers[at] ?? []);
  return (
    <section class="preparing-question">
      <h3>{wording.prompts[step] ?? words().table.yourTurn}</h3>
      {occasions.length < 2 ? null : (
        <label class="field">
          <span>{words().prepare.when}</span>
          <select class="input" value={picked} onChange={event => setPicked(event.currentTarget.value)}>
            <option value="">{words().prepare.whatever}</option>
            {occasions
              .map(({ event }, place) => ({ place, text: occasionText(wording, event, names) }))
              .sort((one, other) => byText(one.text, other.text))
              .map(({ place, text }) => (
                <option key={place} value={String(place)}>
                  {text}
                </option>
              ))}
          </select>
        </label>
      )}
      <ActionList
        actions={answers
          .map(action => ({ action, text: actionText(wording, action, names), effect: null }))
          .sort((one, other) => byText(one.text, other.text))}
        act={action => add({ step, action, ...(after === undefined ? {} : { after }) })}
      />
    </section>
  );
}

/** As people look for it: a 9 before a 10. */
const byText = (one: string, other: string): number =>
  one.localeCompare(other, settings.value.language, { numeric: true });

/** What may happen before, as part of a sentence. */
const occasionText = (wording: GameUi['wording']['en'], event: EventPattern, names: Names): string =>
  eventText(wording, event as GameEvent, names).replace(/\.$/, '');

/** One answer for each occasion; those for a particular one are tried before the one for all. */
function withAnswer(prepared: readonly PreparedAnswer[], answer: PreparedAnswer): readonly PreparedAnswer[] {
  const occasion = ({ step, after }: PreparedAnswer) => JSON.stringify([step, after ?? null]);
  const others = prepared.filter(other => occasion(other) !== occasion(answer));
  const all = [...others, answer];
  return [...all.filter(({ after }) => after !== undefined), ...all.filter(({ after }) => after === undefined)];
}

function answerText(table: TableModel, ui: GameUi, { action, after }: PreparedAnswer): string {
  const wording = ui.wording[settings.value.language];
  const names = table.names.value;
  const text = actionText(wording, action, names);
  return after === undefined ? text : words().prepare.after(occasionText(wording, after, names), text);
}

async function foresightAt(table: TableModel): Promise<Foresight | Refusal> {
  try {
    return await server().foresight(table.id);
  } catch (error) {
    return { refused: error instanceof RequestError ? error.code : 'failed' };
  }
}
