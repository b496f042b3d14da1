/**
 * Answers prepared while others think: a button beside the prompt, and a sheet with what one may be asked next, what may happen right
 * before, and what one would answer. The server finds out what may come from what this seat knows.
 */
import { actionsAloud } from '@havre/engine/games/telling.ts';
import { isPreparable } from '@havre/engine/kernel/preparable.ts';
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
import { KeptAnswers, keptAnswers, occasionText } from './kept-answers.tsx';
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
  const kept = keptAnswers(table);
  // Whoever is asked by now has something better to do.
  const isAsked = table.question.value?.awaited === true;
  useEffect(() => {
    if (isAsked) setOpen(false);
  }, [isAsked]);
  if (kept === 0 && !mayPrepare(table, ui)) return null;
  const text = kept === 0 ? words().prepare.begin : words().prepare.ready(kept);
  return (
    <>
      <button
        type="button"
        class={`button small prompt-prepare${kept === 0 ? '' : ' chosen'}`}
        title={text}
        aria-label={text}
        onClick={() => setOpen(true)}
      >
        <Icon name="ahead" size={20} />
        {kept === 0 ? null : <span class="prompt-prepare-count">{kept}</span>}
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
  useEffect(() => {
    void foresightAt(table).then(setForesight);
  }, [table]);
  const add = (answer: PreparedAnswer) =>
    void table.do({ type: 'prepare', answers: withAnswer(table.tableView.value?.prepared ?? [], answer) });
  return (
    <div class="preparing stack">
      <p class="soft">{words().prepare.about}</p>
      <KeptAnswers table={table} ui={ui} />
      {foresight === null ? (
        <p role="status">{words().prepare.looking}</p>
      ) : isRefusal(foresight) ? (
        <p role="status">{refusalIn(ui.wording, foresight)}</p>
      ) : foresight.questions.length === 0 ? (
        <p role="status">{words().prepare.nothing}</p>
      ) : (
        foresight.questions.map(question => (
          <ForeseenAnswers key={question.step} table={table} ui={ui} question={question} add={add} />
        ))
      )}
    </div>
  );
}

/** In place of an occasion: this answer, whenever the question comes up. */
const ALWAYS = 'always';

interface ForeseenProps extends PreparingProps {
  readonly question: Foresight['questions'][number];
  add(answer: PreparedAnswer): void;
}

function ForeseenAnswers({ table, ui, question, add }: ForeseenProps) {
  const [picked, setPicked] = useState('');
  const wording = ui.wording[settings.value.language];
  const names = table.names.value;
  const { step, occasions } = question;
  const occasion = picked === '' || picked === ALWAYS ? undefined : occasions[Number(picked)];
  const after = occasion?.event;
  const answers =
    after === undefined ? question.answers : (occasion?.answers ?? []).flatMap(at => question.answers[at] ?? []);
  const texts = actionsAloud(wording, answers, names);
  return (
    <section class="preparing-question">
      <h3>{wording.prompts[step] ?? words().table.yourTurn}</h3>
      <label class="field">
        <span>{words().prepare.when}</span>
        <select class="input" value={picked} onChange={event => setPicked(event.currentTarget.value)}>
          <option value="">{words().prepare.whatever}</option>
          <option value={ALWAYS}>{words().prepare.always}</option>
          {occasions.length < 2
            ? null
            : occasions
                .map(({ event }, place) => ({ place, text: occasionText(wording, event, names) }))
                .sort((one, other) => byText(one.text, other.text))
                .map(({ place, text }) => (
                  <option key={place} value={String(place)}>
                    {text}
                  </option>
                ))}
        </select>
      </label>
      <ActionList
        actions={answers
          .map((action, i) => ({ action, text: texts[i] ?? '', effect: null }))
          .sort((one, other) => byText(one.text, other.text))}
        act={action =>
          picked === ALWAYS
            ? void table.do({ type: 'always', step, action })
            : add({ step, action, ...(after === undefined ? {} : { after }) })
        }
      />
    </section>
  );
}

/** As people look for it: a 9 before a 10. */
const byText = (one: string, other: string): number =>
  one.localeCompare(other, settings.value.language, { numeric: true });

/** One answer for each occasion; those for a particular one are tried before the one for all. */
function withAnswer(prepared: readonly PreparedAnswer[], answer: PreparedAnswer): readonly PreparedAnswer[] {
  const occasion = ({ step, after }: PreparedAnswer) => JSON.stringify([step, after ?? null]);
  const others = prepared.filter(other => occasion(other) !== occasion(answer));
  const all = [...others, answer];
  return [...all.filter(({ after }) => after !== undefined), ...all.filter(({ after }) => after === undefined)];
}

async function foresightAt(table: TableModel): Promise<Foresight | Refusal> {
  try {
    return await server().foresight(table.id);
  } catch (error) {
    return { refused: error instanceof RequestError ? error.code : 'failed' };
  }
}
