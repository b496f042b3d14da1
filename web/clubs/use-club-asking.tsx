/** What is asked about a club by pressing a button: once at a time, and why not is shown where it was pressed. */
import { useState } from 'preact/hooks';
import { settings } from '../shell/settings.ts';
import { useBusy } from '../shell/use-busy.ts';
import { clubsRoomWords } from '../words/clubs-room.ts';
import { ClubsRefused } from './asking.ts';

/** By which code something was refused; what else has gone wrong has the code of everything else. */
export const refusedCode = (error: unknown): string => (error instanceof ClubsRefused ? error.code : 'other');

/**
 * @example const { ask, problem } = useClubAsking(); … onClick={() => void ask(() => askClubs('PUT', path))} … {problem}
 */
export function useClubAsking() {
  const { isBusy, once } = useBusy();
  const [code, setCode] = useState<string | null>(null);
  const ask = (doing: () => Promise<unknown>): Promise<void> =>
    once(async () => {
      setCode(null);
      try {
        await doing();
      } catch (error) {
        setCode(refusedCode(error));
      }
    });
  const { problems } = clubsRoomWords[settings.value.language];
  const problem = code === null ? null : <p role="alert">{problems[code] ?? problems['other']}</p>;
  return { isBusy, ask, problem };
}
