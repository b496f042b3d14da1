/** The ways to play a game side by side: what each does about the same thing, and the rule that says so. */
import { useEffect, useState } from 'preact/hooks';
import type { Comparison, GameUi } from '../games/contract.ts';
import { RuleLink } from '../rules/rule-link.tsx';
import { settings } from '../shell/settings.ts';
import './comparison-table.css';

export function ComparisonTable({ ui }: { ui: GameUi }) {
  const { language } = settings.value;
  const [comparison, setComparison] = useState<Comparison | null>(null);
  useEffect(() => {
    let isWanted = true;
    ui.comparison?.().then(
      found => {
        if (isWanted) setComparison(found[language]);
      },
      () => {}, // without a network the box can be opened all the same
    );
    return () => {
      isWanted = false;
    };
  }, [ui, language]);
  if (comparison === null) return null;
  const { title, ways, rows } = comparison;
  return (
    <section class="sheet comparison">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {ways.map(way => (
              <th key={way} scope="col">
                {way}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ about, cells }) => (
            <tr key={about}>
              <th scope="row">{about}</th>
              {cells.map(({ text, rule }, way) => (
                <td key={ways[way]} data-way={ways[way]}>
                  {text} <RuleLink game={ui.game.id} rule={rule} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
