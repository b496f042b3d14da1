/** Tells whoever sits at the terminal what goes on in the house, each with the time of day. */
import { titleOf } from '@havre/engine/games/index.ts';
import { enumerated } from '@havre/engine/games/language.ts';

import type { HouseNews } from '../../operation/house-news.ts';
import type { WrittenLogLine } from '../../operation/log.ts';
import type { Terminal } from '../command.ts';
import { printable } from '../layout.ts';
import { styleOf } from '../style.ts';
import { words } from '../words/serve.ts';
import { spokenLines } from './spoken-log.ts';

/** More in a minute nobody reads: the rest is passed over. */
const MOST_A_MINUTE = 30;
const MINUTE = 60_000;

export class Speaker {
  private readonly terminal: Terminal;
  private since = 0;
  private told = 0;

  constructor(terminal: Terminal) {
    this.terminal = terminal;
  }

  /** Who has come, and what is played. */
  tell(news: HouseNews): void {
    if (this.mayTell()) this.terminal.print(`${time()}  ${this.inWords(news)}`);
  }

  /** What went wrong. */
  hear(line: WrittenLogLine): void {
    if (!this.mayTell()) return;
    const { language, columns } = this.terminal;
    const [first = '', ...more] = spokenLines(line, { language, columns: columns - 'hh:mm  '.length });
    this.terminal.note([`${time()}  ${styleOf(this.terminal).alarming(first)}`, ...more].join('\n'));
  }

  private inWords(news: HouseNews): string {
    const { language } = this.terminal;
    const say = words[language];
    if (news.type === 'arrived') return say.arrived(news.here);
    const game = titleOf(news.game, language);
    if (news.type === 'seated') return say.seated(printable(news.name), game, news.taken, news.seats);
    return say[news.type](
      game,
      enumerated(
        news.names.map(name => printable(name)),
        language,
      ),
    );
  }

  private mayTell(): boolean {
    const now = Date.now();
    if (now - this.since > MINUTE) {
      this.since = now;
      this.told = 0;
    }
    this.told += 1;
    return this.told <= MOST_A_MINUTE;
  }
}

const time = (): string => {
  const now = new Date();
  return [now.getHours(), now.getMinutes()].map(part => String(part).padStart(2, '0')).join(':');
};
