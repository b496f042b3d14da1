/** Which editions of a game one reads about: one, the other or both; and its expansions, with or without. */
import type { Switch } from '@havre/engine/games/rulebook.ts';
import { Choices } from '../shell/choices.tsx';
import { words } from '../words/index.ts';

export interface ScopeSwitchesProps {
  readonly switches: readonly Switch[];
  readonly hidden: ReadonlySet<string>;
  onHide(hidden: ReadonlySet<string>): void;
}

/** Everything of a switch is shown. */
const ALL = 'all';

export function ScopeSwitches({ switches, hidden, onHide }: ScopeSwitchesProps) {
  if (switches.length === 0) return null;
  /** What is hidden once of some scopes only these are shown. */
  const showing = (scopes: Switch, shown: (id: string) => boolean): ReadonlySet<string> =>
    new Set([
      ...[...hidden].filter(id => scopes.every(scope => scope.id !== id)),
      ...scopes.map(({ id }) => id).filter(id => !shown(id)),
    ]);
  return (
    <div class="book-switches">
      {switches.map(scopes => {
        const [first] = scopes;
        if (first === undefined) return null;
        if (scopes.length === 1)
          return (
            <label class="switch" key={first.id}>
              <input
                type="checkbox"
                checked={!hidden.has(first.id)}
                onChange={event => onHide(showing(scopes, () => event.currentTarget.checked))}
              />
              <span>{first.name}</span>
            </label>
          );
        const shown = scopes.filter(({ id }) => !hidden.has(id));
        return (
          <Choices<string>
            key={first.id}
            legend={words().rules.version}
            values={[...scopes.map(({ id }) => id), ALL]}
            value={shown.length === 1 ? (shown[0]?.id ?? ALL) : ALL}
            onChoice={value => onHide(showing(scopes, id => value === ALL || value === id))}
            text={value => scopes.find(({ id }) => id === value)?.name ?? words().rules.versions(scopes.length)}
          />
        );
      })}
    </div>
  );
}
