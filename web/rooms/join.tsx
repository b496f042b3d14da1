/** Six characters lead to a table. */
import { useEffect, useState } from 'preact/hooks';
import { go } from '../shell/router.ts';
import { words } from '../words/index.ts';
import { Nowhere } from './nowhere.tsx';

export function Join({ code }: { code: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    void fetch(`/api/v1/join/${encodeURIComponent(code)}`)
      .then(async response => {
        if (!response.ok) return setProblem(words().nowhere.code(code));
        const { table } = (await response.json()) as { table: string };
        go(`/table/${table}`, { replace: true });
      })
      .catch(() => setProblem(words().nowhere.noServer));
  }, [code]);
  return problem === null ? <p class="frame-loading">{words().common.loading}</p> : <Nowhere why={problem} />;
}
