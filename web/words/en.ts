/** The page in English. Its shape is that of every other language: what is missing there does not compile. */
import type { BadNotation } from '@havre/engine/games/bad-notation.ts';
import { counted, type Names } from '@havre/engine/games/language.ts';
import type { Row } from '@havre/engine/games/ledger.ts';
import type { PlayerColour } from '@havre/engine/kernel/colours.ts';
import type { ReplayFlaw } from '@havre/engine/kernel/replay.ts';
import type { Listed } from '@havre/protocol/client/client.ts';
import type { ReplayFileProblem } from '@havre/protocol/replay-file/parse.ts';
import type { Clock } from '@havre/table/model/plan.ts';
import type { ViewerEvent } from '@havre/table/viewing/viewer-events.ts';
import { DAY, shortDate, shortTime, timeLeft } from '../shell/time-left.ts';
import type { Loss } from '../table/own-seat.ts';

const plural = (count: number, one: string, many: string): string => counted('en', count, one, many);

const duration = (seconds: number): string => {
  if (seconds % DAY === 0) return plural(seconds / DAY, 'day', 'days');
  if (seconds % 3600 === 0) return plural(seconds / 3600, 'hour', 'hours');
  return seconds % 60 === 0 ? plural(seconds / 60, 'minute', 'minutes') : plural(seconds, 'second', 'seconds');
};

export const english = {
  common: {
    home: 'Home',
    close: 'Close',
    cancel: 'Cancel',
    send: 'Send',
    loading: 'One moment…',
    guest: 'Skipper',
    yes: 'yes',
    no: 'no',
    colon: ': ',
    player: (number: number): string => `Player ${number}`,
  },
  renewal: {
    text: 'Havre has been renewed since you opened this page. What is being played goes on.',
    reload: 'Get the new page',
  },
  home: {
    title: 'What shall we play?',
    subtitle: 'Pick a box. With friends over a link, on one device, or against bots, also without a network.',
    shelf: 'The boxes on the shelf',
    playNow: 'Play against bots',
    join: 'Join a table',
    code: 'Code of the table',
    goToTable: 'To the table',
    myTables: 'My tables',
    manyTables:
      'These are the hundred tables where something happened last. Others come back as soon as somebody plays there.',
    waitForYou: (count: number): string => plural(count, 'table waits for you', 'tables wait for you'),
    nextTable: (count: number): string => `To the next table: ${plural(count, 'table waits', 'tables wait')} for you`,
    asks: { move: 'Your turn', ready: 'Say that you are ready', start: 'All are ready: begin' },
    waitsFor: (names: string): string => `${names} to play`,
    waitsForReady: 'Not everybody is ready yet',
    since: (time: string): string => `for ${time}`,
    left: (time: string): string => `${time} left`,
    round: (round: number): string => `Round ${round}`,
    leg: (round: number): string => `Round ${round}`,
    freeSeat: 'free seat',
    more: (game: string): string => `More about this table of ${game}`,
    hide: 'Hide here',
    hidden: (count: number): string => `${plural(count, 'hidden table', 'hidden tables')}`,
    showAgain: 'Show again',
    leave: 'Leave the game',
    stand: 'Give up my seat',
    sureLeave: 'You leave this game for good. The others go on without you, as the rules of the game say.',
    delete: 'Delete the table',
    sureDelete:
      'The table and everything that happened there is deleted, for everybody; results stay in everybody’s games.',
    finished: 'Finished games',
    ended: (place: number, isWon: boolean): string => (isWon ? 'Won' : `Place ${place}`),
    ways: 'On this page',
    boxes: 'The boxes',
    games: 'My games',
    allGames: 'All my games',
    clubs: 'My clubs',
    notDone: 'That could not be done just now.',
    noTables: 'Tables you have sat at are kept here, so that you find them again.',
    onThisDevice: 'on this device',
    openTables: 'Open tables',
    seatsTaken: (taken: number, seats: number): string => `${taken} of ${plural(seats, 'seat', 'seats')} taken`,
    phase: {
      gathering: 'before the start',
      opening: 'about to start',
      playing: 'being played',
      over: 'finished',
      closed: 'closed',
    } as {
      readonly [phase: Listed['phase']]: string;
    },
  },
  box: {
    players: (least: number, most: number): string =>
      least === most ? plural(least, 'player', 'players') : `${least} to ${most} players`,
    minutes: (minutes: number): string => `about ${plural(minutes, 'minute', 'minutes')}`,
    lesson: 'Learn it by playing',
    puzzles: 'Puzzles',
    rules: 'Rules',
    newTable: 'A new table',
    fineOptions: 'Options of the game',
    ownValue: 'our own',
    ownValueFits: 'That can be played with.',
    ownValueTooLong: (longest: number): string => `That is too long: ${longest} characters at most, all together.`,
    how: 'How do you play?',
    ways: { bots: 'Against bots', device: 'On one device', friends: 'With friends' },
    waysExplained: {
      bots: 'You against bots, at once. It works without a network.',
      device: 'You pass the device around; it hides your secrets from one another. Free seats are for bots.',
      friends: 'You get a link and a code. Everybody plays on their own device; nobody needs an account.',
    },
    seats: 'Players',
    seatsCount: (seats: number): string => plural(seats, 'player', 'players'),
    nameOf: (number: number): string => `Name of player ${number}`,
    colourOf: (number: number): string => `Colour of player ${number}`,
    onePersonMore: 'One more',
    onePersonLess: 'One fewer',
    level: 'How strong are the bots?',
    clock: 'Time',
    clocks: (clock: Clock): string => {
      if (clock.type === 'none') return 'no clock';
      if (clock.type === 'perMove') return `${duration(clock.seconds)} a move`;
      const more = clock.increment === 0 ? '' : `, +${shortTime(clock.increment)} a move`;
      return `${duration(clock.seconds)} each${more}`;
    },
    clocksExplained: {
      perMove: 'When it is over, the rules decide, or a bot plays once for whoever has not.',
      bank: 'For the whole game; every move pays some back in. When it is used up, the rules decide or a bot plays once, and there is a little for each move.',
    },
    listed: 'Show the table in the public list',
    begin: { bots: 'Play', device: 'Play', friends: 'Lay out the table' },
  },
  colours: {
    orange: 'orange',
    blue: 'blue',
    green: 'green',
    pink: 'pink',
    ochre: 'ochre',
    black: 'black',
    purple: 'purple',
    olive: 'olive',
    red: 'red',
    yellow: 'yellow',
    grey: 'grey',
  } satisfies { [C in PlayerColour]: string },
  gathering: {
    seats: 'Around the table',
    sit: 'Sit down here',
    free: 'free',
    stand: 'Stand up',
    remove: 'Remove',
    addBot: 'Add a bot',
    fill: 'Bots in all free seats',
    ready: 'I am ready',
    notReady: 'Not ready after all',
    isReady: 'ready',
    isNotReady: 'not ready yet',
    start: 'Start the game',
    shuffle: 'Shuffle the seats',
    moveHere: 'Move here',
    colour: 'Your colour',
    change: 'Change what we play',
    changeExplained: 'Everybody is told, and says again whether they are ready. Nobody loses their seat.',
    applyChange: 'Play it like this',
    replanned: (what: string): string => `The host has changed: ${what}. Everybody says again whether they are ready.`,
    option: (label: string): string => `“${label}”`,
    parts: { seats: 'number of players', visibility: 'who finds the table', clock: 'time', hints: 'hints' },
    swap: (seat: number): string => `Swap seat ${seat} with another`,
    swapWith: (seat: number): string => `Swap with seat ${seat}`,
    agreed: 'What we play',
    nameFirst: 'First say what you are called.',
    missingPeople: (seats: number): string =>
      `${plural(seats, 'seat is', 'seats are')} still free: invite somebody, or add bots.`,
    missingReady: (names: string): string => `Not ready yet: ${names}.`,
    state: {
      allReady: 'Everybody is ready.',
      hostStarts: 'Everybody is ready: the host starts the game.',
      full: 'All seats are taken: you look on.',
      takeSeat: 'Take a free seat: you need nothing but a name.',
      starting: 'It is about to start: every device brings its part of the dice.',
    },
    invite: 'Invite',
    code: 'Code',
    qr: 'The link to this table, as a code to photograph',
    share: 'Share the link',
    copied: 'Link copied',
    bigScreen: 'Big screen',
    loss: {
      freed:
        'Your seat has been freed by the host. You look on; in ten minutes you may sit down again where there is room.',
      elsewhere: 'Your seat is on another device now. You look on here.',
    } satisfies { [L in Loss]: string },
  },
  table: {
    tools: 'At this table',
    drawers: { log: 'What happened', chat: 'Talk', menu: 'More' },
    players: 'Around the table',
    board: 'The table',
    actions: 'What you can do',
    asides: 'At any time',
    searchActions: (count: number): string => `Search among ${plural(count, 'action', 'actions')}`,
    point: 'Point at what is marked on the table.',
    pointOn: 'And now? Point at what is marked.',
    letGo: 'Never mind',
    asList: (count: number): string => `Or choose from ${plural(count, 'action', 'actions')} in a list`,
    mayAlso: (count: number): string => `You may also do something else (${count})`,
    write: 'Or write something else',
    mayStillAct: 'Others are busy; you may still act.',
    over: 'The game is over.',
    watching: 'Look: this is happening. Tap to skip.',
    wholePrompt: 'The whole sentence',
    again: 'See again what just happened',
    yourTurn: 'Your turn.',
    waitingFor: (names: string): string => (names === '' ? 'One moment…' : `Waiting for ${names}.`),
    timeLeft: (seconds: number): string => timeLeft(seconds, 'd'),
    youMark: '(you)',
    bot: 'bot',
    left: 'has left',
    isAsked: 'is asked',
    undone: 'taken back:',
    reconnecting: 'The connection is lost. It comes back by itself, and nothing is lost.',
    proposal: (name: string, wish: string): string =>
      wish === 'undo'
        ? `${name} would like to take a move back.`
        : wish === 'draw'
          ? `${name} offers a draw.`
          : `${name} would like to end the game here.`,
    agree: 'Agree',
    disagree: 'No',
    withdraw: 'Never mind',
  },
  seat: {
    asked: 'is asked',
    chosen: 'has chosen',
    bot: (level: string | null): string => (level === null ? 'bot' : `bot, ${level}`),
    program: (level: string | null): string =>
      level === null ? 'a program from outside' : `a program from outside, ${level}`,
    away: (minutes: number | null): string =>
      minutes === null
        ? 'not here'
        : minutes === 0
          ? 'not here since a moment ago'
          : `not here for ${plural(minutes, 'minute', 'minutes')}`,
    /** A holiday is over with its last day, which is the one that is told. */
    onHoliday: (until: number): string => `on holiday until ${shortDate(until - 1, 'en')}`,
    awayShort: (minutes: number | null): string =>
      minutes === null || minutes === 0 ? 'away' : `away ${minutes}\u00a0min`,
    isYou: 'Your turn',
    botPlays: 'A bot plays for you.',
  },
  advice: {
    allow: 'Players may ask for advice',
    ask: 'What would you do?',
    title: 'What a good player would do',
    thinking: 'Thinking it over…',
    wins: (chance: number): string => `wins ${Math.round(chance * 100)}\u00a0%`,
  },
  prepare: {
    begin: 'Prepare an answer',
    ready: (count: number): string => (count === 1 ? 'An answer is prepared' : `${count} answers are prepared`),
    title: 'While the others think',
    about:
      'Answer now what you may be asked next. It is played as soon as it is your turn, if it is legal then; nobody else ever learns of it.',
    looking: 'Looking ahead…',
    nothing: 'Nothing can be prepared for now.',
    when: 'In which case',
    whatever: 'Next time, whatever happens',
    always: 'Every time, until I say otherwise',
    kept: 'Your answers given ahead',
    standing: (prompt: string, action: string): string => `Every time: ${prompt} → ${action}`,
    after: (event: string, action: string): string => `${event} → ${action}`,
    takeBack: (answer: string): string => `Take back: ${answer}`,
    takeAllBack: 'Take everything back',
  },
  review: {
    begin: 'Review this game',
    title: 'How the chances went',
    working: (percent: number): string => `Playing every moment on, again and again… ${percent}\u00a0%`,
    failed: 'This game could not be reviewed here.',
    chart: (names: string): string => `The winning chances of ${names} over the game`,
    chance: (name: string, percent: number): string => `${name}: ${percent}\u00a0%`,
    turns: 'What turned it',
    none: 'Nothing turned it: the chances hardly moved.',
    decision: (name: string): string => `decided by ${name}`,
    luck: 'by luck',
    /** Chances to win, before and after. */
    change: (name: string, before: number, after: number): string =>
      `${name}’s chances: ${before}\u00a0%\u00a0→ ${after}\u00a0%`,
    moment: (number: number): string => `moment ${number}`,
    percent: (percent: number): string => `${percent}\u00a0%`,
    rounds: 'rounds',
    moments: 'moments of the game',
    explained: 'Estimated by playing each moment on many times, with everything on the table known.',
  },
  picture: { turn: 'On turn:', won: 'Winner:' },
  log: {
    fresh: 'New',
    round: (round: number): string => `Round ${round}`,
    beginning: 'The beginning',
    showMoment: 'Show the board at that moment',
    ownOnly: 'Mine alone',
  },
  lookBack: {
    looking: 'You are looking back at an earlier moment.',
    asked: 'You are looking back, and it is your turn.',
    earlier: 'Earlier',
    later: 'Later',
    now: 'Back to now',
  },
  onlooker: {
    looking: 'You look on.',
    guest: 'You look on as a guest, with the eyes of one side. Keep what you see to yourself.',
    left: 'You have left this game. You look on.',
    freed: 'You have no seat at this table any more. You look on.',
    elsewhere: 'Your seat is no longer on this device: it was moved, or the browser has forgotten you. You look on.',
    claim: 'I sit here',
  },
  recap: {
    title: 'Since your last turn',
    earlier: (count: number): string => `${plural(count, 'line', 'lines')} more in the log`,
  },
  menu: {
    time: 'Time left',
    takeBack: 'Take back',
    undo: { alone: 'Take my last move back', byConsent: 'Ask to take my last move back' },
    letBotPlay: 'Let a bot play for me',
    playAgain: 'Play on myself',
    propose: {
      stop: {
        text: 'Propose to end the game',
        sure: 'Everybody will be asked whether the game shall end here.',
      },
      draw: { text: 'Offer a draw', sure: 'It is a draw if the other player agrees.' },
    },
    leave: 'Leave the game',
    sureLeave: 'You leave for good; the others play on by the rules for that.',
    absent: 'Not here',
    botFor: (name: string): string => `Let a bot play for ${name}`,
    moveSeat: 'Go on on another device',
    moveSeatExplained: 'Photograph the code with the other device, or type it there: your seat moves. It works once.',
    showCode: 'Show the code',
    codeFor: (name: string): string => `A code for ${name} to come back with`,
    seatCode: 'Code of the seat',
    claimSeat: 'I have a seat here',
    claimSeatExplained:
      'If this device has forgotten you, or you come from another one: type the code that the other device shows under “More”. The host can make one for you too.',
    takeSeat: 'Take the seat',
    guests: 'Guests of your side',
    guestsExplained:
      'Once everybody of your side has wished it, under “At any time”, somebody who does not play may see what it sees. The code works once, for ten minutes; everybody is told that there is a guest.',
    inviteGuest: 'A code for a guest',
    guestCode: 'Code for a guest',
    lookOn: 'A side has invited me',
    lookOnExplained:
      'With its code you see what it sees, for as long as it likes. You cannot sit down here afterwards.',
    enterAsGuest: 'Look on with them',
    farFromScreen: 'I am not in the room with the big screen',
    farFromScreenExplained: 'Sounds and whatever everybody watches come to this device too.',
  },
  chat: {
    nothing: 'Nobody has said anything yet.',
    silent: 'You cannot write here now.',
    write: 'Say something',
    send: 'Say',
    everybody: 'Everybody',
  },
  end: {
    title: 'The game is over',
    void: 'Nobody has won and nobody has lost.',
    place: (place: number): string => `${place}.`,
    score: (score: number): string => plural(score, 'point', 'points'),
    won: 'Victory!',
    level: 'A draw',
    replay: 'Watch again',
    review: 'Review',
    rematch: 'Once more',
    picture: 'Picture',
    /** In the place of what was asked during the game. */
    winners: (names: string, count: number): string => (count === 1 ? `${names} has won.` : `${names} have won.`),
    sharers: (names: string): string => `${names} share the win.`,
    joinRematch: 'To the next game',
    rematchInvitation: (game: string): string => `${game} once more: the others are waiting for you.`,
  },
  verify: {
    button: 'Verify this game',
    working: (percent: number): string => `Playing it again by the rules… ${percent}\u00a0%`,
    failed: 'The game could not be fetched, so nothing was checked.',
    rules: (entries: number, draws: number): string =>
      `By the rules: ${plural(entries, 'entry was', 'entries were')} played again, with ${plural(draws, 'draw', 'draws')}, and everything came out the same.`,
    dice: {
      proved:
        'Honest dice: every draw was computed again from the secret that the table had committed to before the first move, and from what the players had added.',
      alone:
        'Dice by the book: every draw was computed again from the secret that the table had committed to before the first move. No player had added a part of their own.',
      fits: 'The draws are those that follow from the secret in the file. Whether the table had committed to it before the first move, only those can say who were there: they saw what stands below.',
      inPart: (entry: number): string =>
        `Honest dice from entry ${entry} on: they were computed again from what the table had committed to and the players had added. Before that the game was played on a device, and nothing can be proved.`,
      ownDevice:
        'The dice cannot be proved to anybody: they were thrown by this device alone, and nobody else had a part in them.',
      branched:
        'The dice cannot be proved: this game went on from a moment of another one, whose cards and dice were known.',
      notRevealed: 'The dice are not proved: the table has not revealed its secret.',
      notCommitted: 'The dice are not proved: nobody had committed to any.',
      broken:
        'The dice do not fit what this device had been promised before the first move. Something about them is wrong.',
    },
    committed: 'What the table had committed to:',
    wrong: (why: string): string => `Something is wrong: ${why}.`,
    wrongFrom: (entry: number, why: string): string => `Something is wrong from entry ${entry} on: ${why}.`,
    flaws: {
      refused: 'the rules do not allow what was done',
      'draw-missing': 'a draw is missing that the rules make there',
      'draw-surplus': 'there are more draws than the rules make',
      'draw-bound': 'a draw has another number of outcomes than the rules ask for',
      'draw-value': 'a draw has a value that cannot come up',
      'draw-stream': 'a draw is not one of the table',
      'other-events': 'the rules tell something else',
      'other-position': 'the rules lead to another position',
      'other-outcome': 'the game does not end like that',
      'no-start': 'it does not begin with the start of a game',
      'wrong-number': 'its entries are not numbered one after the other',
      'no-such-table': 'the game is not played with these options and seats',
      'no-such-rules': 'it was played by rules that are not kept here',
      'other-stream': 'its draws are not those the table had committed to',
      'bad-proof': 'somebody did not keep to what they had committed to',
    } satisfies { [F in ReplayFlaw]: string },
  },
  replay: {
    title: (game: string): string => `${game} · replay`,
    winding: (percent: number): string => `The game is being played again… ${percent}\u00a0%`,
    moment: (at: number, last: number): string => `${at} of ${last}`,
    scrubber: 'Moment of the game',
    controls: 'Play the game',
    first: 'To the beginning',
    roundBack: 'Round before',
    back: 'One move back',
    play: 'Play',
    pause: 'Pause',
    on: 'One move on',
    roundOn: 'Next round',
    end: 'To the end',
    speed: 'Speed',
    times: (speed: number): string => `${new Intl.NumberFormat('en').format(speed)}×`,
    keys: 'Keys: ← → one move, Shift with them a round, Home and End, space to play.',
    more: 'With this game',
    eyes: 'With whose eyes?',
    spectator: 'Spectator',
    everything: 'Everything',
    share: 'Share this moment',
    sendFirst:
      'This game is on your device alone. To share it, it is sent to the server, with the names of everybody who played: whoever has the link can watch all of it.',
    send: 'Send it and share the link',
    notSent: 'The game could not be sent.',
    shared: 'Link copied',
    moves: 'Moves',
    copyText: 'Copy as text',
    copiedText: 'Copied',
    saveText: 'Save as text',
    download: 'Save as a file',
    open: 'Open a replay file',
    drop: 'Drop a replay file here, or choose one.',
    goOn: 'Go on from here against bots',
    goOnOver: 'The game is over at this moment: go back a little first.',
    goOnTitle: 'Go on from here',
    goOnExplained:
      'A new table on this device, with everything as it was at this moment. From then on there are new dice, and bots play the other seats.',
    yourSeat: 'Which seat is yours?',
    begin: 'Play',
    brokenOff: 'Only what is right is shown: the rest of this file does not follow the rules.',
    unavailable: (code: string): string =>
      code === 'not-over'
        ? 'This game is not over yet. Once it is, everybody may look at all of it.'
        : code === 'no-such-table'
          ? 'There is no such game. Perhaps the link is cut off, or the table was cleared away.'
          : code === 'no-server'
            ? 'The server cannot be reached. Replays of this device work all the same.'
            : code === 'older-rules' || code === 'no-such-rules'
              ? 'This game was played by rules that are no longer kept.'
              : code === 'unknown-game'
                ? 'This is a game that this page does not have.'
                : code === 'replay-failed'
                  ? 'The server could not make a file of this game. Its table is still there.'
                  : code === 'too-many-replays' || code === 'replays-busy'
                    ? 'The server is still getting other games ready. Try again in a moment.'
                    : `The game cannot be shown (${code}).`,
    toTable: 'To the table',
    file: (problem: ReplayFileProblem): string => {
      switch (problem.code) {
        case 'empty':
          return 'This file is empty.';
        case 'not-json':
        case 'not-a-replay':
          return 'This is not a replay of Havre. A replay is what “Save as a file” gives, and its name ends in .json.';
        case 'breaks-off':
          return 'This file breaks off in the middle. Perhaps it was not saved to its end: try to get it again.';
        case 'a-save':
          return 'This is a saved game, to be gone on with. A replay is another kind of file.';
        case 'too-large':
          return 'This file is far too large for a replay.';
        case 'newer-format':
          return 'This replay was written by a newer version of Havre.';
        case 'field-missing':
        case 'field-unknown':
        case 'field-wrong':
          return `This replay is damaged, at “${problem.field}”.`;
        case 'unknown-game':
          return `This is a game of “${problem.game}”, which this page does not have.`;
        case 'newer-rules':
          return 'This game was played by newer rules than this page has. Load the page again, or ask whoever runs it.';
        case 'older-rules':
          return 'This game was played by rules that are no longer kept.';
        default:
          return 'This file cannot be read.';
      }
    },
  },
  carry: {
    title: 'Go on online',
    explained:
      'The game moves to the server, and the others come by link, each on their own device. Bots stay. From then on there are new dice.',
    yourSeat: 'Which seat is yours?',
    button: 'Carry the game to the server',
    sure: 'The table leaves this device: from then on it is played on the server.',
    seatOf: (name: string): string => `Seat of ${name}`,
    note: 'This game was begun on a device and goes on here. Whoever sat at it takes their seat again; it starts with the first move that is missing.',
    branched: 'This game went on from a moment of another one.',
  },
  here: {
    passTo: (name: string): string => `Pass the device to ${name}`,
    iAm: (name: string): string => `I am ${name}`,
    leaveFor: 'To all tables',
  },
  lesson: {
    title: (game: string): string => `${game}: the lesson`,
    step: (at: number, of: number): string => `Step ${at} of ${of}`,
    goOn: 'Go on',
    leave: 'Leave the lesson',
    again: 'Once more',
    none: 'There is no lesson for this game yet.',
  },
  notation: {
    open: 'Read a game',
    title: 'A game that is written down',
    paste: 'Paste the text of a game',
    file: 'From a file',
    look: 'Look at it',
    tooLong: (most: number): string => `This text is too long for a game: at most ${most} kB.`,
    bad: ({ problem, line, written, instead }: BadNotation['details'], quoted: string, title: string): string => {
      if (problem === 'title') return `This is no such game: the first line must be “${title}”.`;
      const where = `Line ${line ?? 1}, “${quoted}”:`;
      if (problem === 'end') return `${where} the game does not go on or end like this.`;
      if (problem === 'line') return `${where} this cannot stand here.`;
      return instead.length === 0
        ? `${where} there is no move “${written}”.`
        : `${where} “${written}” is written ${instead.join(' or ')}.`;
    },
  },
  puzzles: {
    title: (game: string): string => `${game}: puzzles`,
    about: 'There is a way to win, whatever the other side does. Nothing is hidden here: you see everything there is.',
    none: 'There are no puzzles for this game yet.',
    unknown: 'There is no such puzzle.',
    today: 'Puzzle of the day',
    date: (at: number): string =>
      new Date(at).toLocaleDateString('en', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    number: (number: number): string => `Puzzle ${number}`,
    grades: ['Calm', 'Ripples', 'Swell', 'Storm'] as readonly string[],
    solvedOf: (solved: number, of: number): string => `${solved} of ${of} solved`,
    place: (number: number, moves: number, isSolved: boolean): string =>
      `Puzzle ${number}, won in ${plural(moves, 'move', 'moves')}${isSolved ? ', solved' : ''}`,
    solve: 'Solve it',
    again: 'Once more',
    solved: 'Solved',
    task: (moves: number): string => (moves === 1 ? 'Win with one move.' : `Win in ${moves} moves.`),
    goOn: (left: number): string => `Right! ${plural(left, 'move is', 'moves are')} left.`,
    watch: 'The other side answers …',
    spoiled: (isOver: boolean): string => (isOver ? 'Too slow: the other side wins.' : 'No: this answer spoils it.'),
    solvedText: 'Solved! Well seen.',
    back: 'Go back',
    next: 'Next one',
    hint: 'Hint',
    leave: 'All puzzles',
  },
  rules: {
    title: (game: string): string => `${game}: the rules`,
    search: 'Search',
    count: (count: number): string => plural(count, 'rule', 'rules'),
    all: 'All rules',
    views: 'How to read them',
    book: 'The rulebook',
    rows: 'Row by row',
    contents: 'Contents',
    inBook: 'Read it in the book',
    print: 'Print',
    printAid: 'Print the aid',
    why: 'How it came to this',
    ask: 'Ask the rulebook',
    point: 'Touch a card or a piece to ask about it',
    howToAsk: 'Type a few words, or touch a card or a piece: the rule comes here, and nothing is played meanwhile.',
    found: (sentences: number, rows: number): string =>
      sentences + rows === 0
        ? 'Nothing found.'
        : `${plural(sentences, 'sentence', 'sentences')}, ${plural(rows, 'row', 'rows')}`,
    version: 'Which version',
    versions: (count: number): string => (count === 2 ? 'both' : 'all'),
    rulesNamed: (ids: readonly string[]): string => `${ids.length === 1 ? 'Rule' : 'Rules'} ${ids.join(', ')}`,
    unknown: 'There is no such rule.',
    edition: 'Edition',
    editionNamed: (edition: string): string =>
      edition === 'all' ? 'all' : edition === 'both' ? 'both' : edition === 'crew' ? 'The Crew' : `20${edition}`,
    marks: { Q: 'Question', D: 'Decision' } as { readonly [mark: string]: string },
    ruleNamed: (id: string): string => `Rule ${id}`,
    kinds: {
      stated: 'the rulebook says so',
      implied: 'it follows from the rulebook',
      decision: 'the rulebook is silent: decided',
    } satisfies {
      [K in Row['kind']]: string;
    },
  },
  scene: {
    title: (game: string): string => `${game}: try it`,
    try: 'Try it',
    tryForbidden: (action: string): string => `Try: ${action}`,
    tryAnyway: 'Try the forbidden',
    again: 'Start again',
    readOn: 'Read on',
    leave: 'Back to the rulebook',
    reached: 'That is it!',
    missed: 'That is not what was asked for.',
  },
  settings: {
    title: 'Settings',
    name: 'Your name',
    language: 'Language',
    languages: { en: 'English', fr: 'Français' },
    light: 'Light',
    lights: { system: 'as the device', day: 'day', night: 'night' },
    motion: 'Things move',
    motions: { system: 'as the device', slow: 'slowly', normal: 'normally', fast: 'fast', none: 'not at all' },
    contrast: 'Contrast',
    contrasts: { normal: 'normal', high: 'high' },
    tables: 'Tables are',
    tableLooks: { drawn: 'drawn', plain: 'in plain lists' },
    sound: 'Sounds',
    notify: 'Tell me when it is my turn',
    notifyDenied: 'The browser does not allow this page to notify you; its own settings can change that.',
    plainHttp:
      'This page came over plain http. Everything works, except what browsers keep for https: installing the page, playing without a network, and notifications.',
    version: (version: string): string => `This server runs Havre ${version}.`,
    changes: 'What has changed',
    confirm: 'Ask again before a move that cannot be taken back',
    calls: 'Calls by mail or webhook',
    holidays: 'My holidays',
    devices: 'My devices',
    credits: 'Credits',
    creditsText:
      'Havre is free software. Lettering: IM Fell DW Pica, Atkinson Hyperlegible Next, Dela Gothic One (Open Font License). Drawings and sounds were made for Havre.',
  },
  /** What boards have in common. */
  kit: {
    lifted: 'Lifted. Arrow keys choose where, Enter puts it there, Escape takes it back.',
    holdToSee: 'Hold to see',
  },
  trouble: {
    title: 'This cannot be opened',
    again: 'Try again',
  },
  nowhere: {
    title: 'Nothing here',
    text: 'This address leads nowhere. Perhaps a letter is missing.',
    closed: 'This table has been closed.',
    keeper: {
      closed: 'The keeper of the server has closed this table.',
      ended: 'The keeper of the server has ended this game. It has no result and counts for nobody.',
    },
    here: 'There is no such table on this device. Perhaps the browser has cleared its storage.',
    noServer: 'The server cannot be reached. Tables on this device work all the same.',
    code: (code: string): string =>
      `There is no table with the code ${code}. Perhaps a character is wrong, or the table has been closed.`,
    table: (code: string): string =>
      code === 'no-such-table'
        ? 'There is no such table. Perhaps the link is cut off, or the table was cleared away.'
        : code === 'too-many-watchers'
          ? 'So many people are watching this table already that there is no room for one more.'
          : (english.refused[code] ?? `The table cannot be shown (${code}).`),
  },
  /** Refusals of the server, for which neither kernel nor game has words. */
  refused: {
    'prepared-dropped': 'What you had prepared does not fit what has happened: it was not played, and it is your turn.',
    'no-server': 'The server cannot be reached. Is there a connection?',
    failed: 'That did not work. Please try again.',
    'too-fast': 'Slower, please.',
    'bad-message': 'Nothing was sent: there is something in it that cannot be read, such as a sign that nobody sees.',
    closed: 'The connection has been closed.',
    'shut-out': 'The keeper of this server has shut out this device or this network.',
    'server-trouble': 'The server is in trouble. Nothing has been done; please try again later.',
    'store-trouble': 'The server cannot write anything down at the moment. Nothing has been done.',
    'not-in-lesson': 'The rules allow that, but the lesson is about something else now.',
  } as { readonly [code: string]: string },
  /** What happened at the table, apart from the game. */
  viewerEvent: (item: ViewerEvent, names: Names): string => {
    const name = 'seat' in item && item.seat !== null ? (names[item.seat] ?? '') : '';
    switch (item.type) {
      case 'sat':
        if (item.program !== undefined) return `${item.name} sat down, a program from outside.`;
        return item.bot === undefined ? `${item.name} sat down.` : `${name} sat down, a bot.`;
      case 'stood':
        return 'Somebody stood up.';
      case 'swapped':
        return 'Two have swapped seats.';
      case 'coloured':
        return `${name} plays in ${english.colours[item.colour]}.`;
      case 'replanned':
        return 'The host has changed what is played.';
      case 'ranOut':
        return `${name}’s time was up: a bot played.`;
      case 'holiday':
        return item.until <= item.at
          ? `${name} is not on holiday after all.`
          : `${name} is on holiday from ${shortDate(item.from, 'en')} to ${shortDate(item.until - 1, 'en')}: their time stands still.`;
      case 'proposed':
        return english.table.proposal(name, item.wish);
      case 'answered':
        return item.agrees ? `${name} agrees.` : `${name} does not agree.`;
      case 'botPlays':
        return item.bot === null ? `${name} plays again.` : `A bot plays for ${name}.`;
      case 'seatOffered':
        return item.byHost === true
          ? `${name} is away: the host has made a code to come back with on another device.`
          : `${name} is about to change devices.`;
      case 'seatGiven':
        return `${item.name} is here on another device.`;
      case 'onlooker':
        return 'Somebody looks on now as the guest of a side.';
      case 'host':
        return 'The table has another host.';
      case 'resumed':
        return item.origin === 'branched'
          ? 'From here on it is another game.'
          : 'Until here it was played on a device. It goes on here, with new dice.';
      case 'rematch':
        return 'There is a new table for the next game.';
      case 'hidden':
        return item.hidden
          ? 'The keeper of the server has taken the table off the public list.'
          : 'The table is on the public list again.';
      case 'closed':
        return item.keeper === undefined ? 'The table was closed.' : english.nowhere.keeper[item.keeper];
      case 'game':
        return item.letter.type === 'undo' ? `${names[item.letter.seat] ?? ''} took a move back.` : '';
      default:
        return '';
    }
  },
};

export type PageWords = typeof english;
