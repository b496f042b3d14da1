/** When I am on holiday: my time stands still at slow tables, and everybody there sees it. */
import type { Holiday } from '@havre/table/model/holidays.ts';
import { useEffect, useState } from 'preact/hooks';
import { ownRequest } from '../shell/own-request.ts';
import { serverNow } from '../shell/server.ts';
import { settings } from '../shell/settings.ts';
import { shortDate } from '../shell/time-left.ts';
import { TopBar } from '../shell/top-bar.tsx';
import { useBusy } from '../shell/use-busy.ts';
import { holidaysRoomWords } from '../words/holidays-room.ts';
import { words } from '../words/index.ts';
import './calls.css';

const say = () => holidaysRoomWords[settings.value.language];

/** As the server keeps it. */
interface Own {
  readonly holidays: readonly Holiday[];
  readonly daysLeft: number;
}

const DAY = 24 * 60 * 60_000;

/** A day as a field for dates has it, where this device is. */
function dateOf(at: number): string {
  const day = new Date(at);
  const figures = (count: number): string => String(count).padStart(2, '0');
  return `${day.getFullYear()}-${figures(day.getMonth() + 1)}-${figures(day.getDate())}`;
}

const startOf = (date: string): number => new Date(`${date}T00:00`).getTime();
/** A holiday lasts until its last day is over, by the clock of this device. */
const endOf = (date: string): number => startOf(dateOf(startOf(date) + 1.5 * DAY));

export function HolidaysRoom() {
  const { isBusy, once } = useBusy();
  const [own, setOwn] = useState<Own | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [from, setFrom] = useState(dateOf(Date.now()));
  const [until, setUntil] = useState(dateOf(Date.now() + 6 * DAY));
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await ownRequest<Own>(method, path, body);
    if (typeof answer !== 'string') setOwn(answer);
    setProblem(typeof answer === 'string' ? answer : null);
  };
  useEffect(() => void ask('GET', 'holidays'), []);
  const take = () => once(() => ask('POST', 'holidays', { from: startOf(from), until: endOf(until) }));
  return (
    <>
      <TopBar />
      <main class="room">
        <h1>{say().title}</h1>
        <p class="soft">{say().intro}</p>
        {problem === null ? null : <p role="alert">{say().problems[problem] ?? say().problems['other']}</p>}
        {own === null ? (
          problem === null ? (
            <p>{words().common.loading}</p>
          ) : null
        ) : (
          <div class="calls-wishes">
            <form
              class="sheet stack"
              onSubmit={event => {
                event.preventDefault();
                void take();
              }}
            >
              <div class="row">
                <Day label={say().from} value={from} onChange={setFrom} />
                <Day label={say().until} value={until} onChange={setUntil} />
              </div>
              <p class="soft small">{say().daysLeft(own.daysLeft)}</p>
              <p>
                <button type="submit" class="button main" aria-disabled={isBusy}>
                  {say().take}
                </button>
              </p>
            </form>
            <section class="sheet stack">
              <h2>{say().mine}</h2>
              {own.holidays.length === 0 ? <p class="soft">{say().none}</p> : null}
              {own.holidays.map(holiday => (
                <p class="row" key={holiday.from}>
                  <span>{spanText(holiday)}</span>
                  <button
                    type="button"
                    class="button small"
                    onClick={() => void once(() => ask('DELETE', `holidays/${holiday.from}`))}
                  >
                    {holiday.from <= serverNow() ? say().back : say().callOff}
                  </button>
                </p>
              ))}
            </section>
          </div>
        )}
      </main>
    </>
  );
}

function spanText({ from, until }: Holiday): string {
  const { language } = settings.value;
  return say().span(shortDate(from, language), shortDate(until - 1, language));
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

const Day = ({ label, value, onChange }: DayProps) => (
  <label class="field">
    <span>{label}</span>
    <input
      class="input"
      type="date"
      required
      min={dateOf(Date.now())}
      value={value}
      onInput={event => onChange(event.currentTarget.value)}
    />
  </label>
);
