/** La page en français. */
import { refusalText } from '@havre/engine/games/telling.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { counted } from '../shell/plural.ts';
import type { Words } from './en.ts';

const plural = (count: number, one: string, many: string): string => counted('fr', count, one, many);

const DAY = 86_400;

const clock = (seconds: number): string => {
  if (seconds >= DAY) return `${Math.floor(seconds / DAY)} j ${Math.floor((seconds % DAY) / 3600)} h`;
  if (seconds >= 3600)
    return `${Math.floor(seconds / 3600)} h ${String(Math.floor((seconds % 3600) / 60)).padStart(2, '0')}`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const proposal = (name: string, wish: string): string =>
  wish === 'undo'
    ? `${name} aimerait reprendre un coup.`
    : wish === 'draw'
      ? `${name} propose la nulle.`
      : `${name} aimerait arrêter la partie ici.`;

const refused: Words['refused'] = {
  'no-server': 'Le serveur est injoignable. Y a-t-il une connexion ?',
  failed: 'Cela n’a pas marché. Réessayez, s’il vous plaît.',
  'too-fast': 'Moins vite, s’il vous plaît.',
  closed: 'La connexion a été fermée.',
  'not-in-lesson': 'Les règles le permettent, mais la leçon parle d’autre chose en ce moment.',
};

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: Words = typeset({
  common: {
    home: 'Accueil',
    close: 'Fermer',
    cancel: 'Annuler',
    send: 'Envoyer',
    loading: 'Un instant…',
    guest: 'Capitaine',
    yes: 'oui',
    no: 'non',
    colon: ' : ',
    player: number => `Joueur ${number}`,
  },
  home: {
    title: 'À quoi joue-t-on ?',
    subtitle:
      'Choisissez une boîte. Entre amis par un lien, sur un seul appareil, ou contre des robots, même sans réseau.',
    shelf: 'Les boîtes sur l’étagère',
    playNow: 'Jouer tout de suite contre des robots',
    join: 'Rejoindre une table',
    code: 'Code de la table',
    goToTable: 'À table',
    myTables: 'Mes tables',
    noTables: 'Les tables où vous avez joué restent ici : vous les retrouvez facilement.',
    onThisDevice: 'sur cet appareil',
    openTables: 'Tables ouvertes',
    seatsTaken: (taken, seats) => `${taken} sur ${plural(seats, 'place prise', 'places prises')}`,
    phase: {
      gathering: 'avant le départ',
      opening: 'sur le point de commencer',
      playing: 'en cours',
      over: 'terminée',
      closed: 'fermée',
    },
  },
  box: {
    players: (least, most) => (least === most ? plural(least, 'joueur', 'joueurs') : `de ${least} à ${most} joueurs`),
    minutes: minutes => `environ ${plural(minutes, 'minute', 'minutes')}`,
    lesson: 'Apprendre en deux minutes',
    rules: 'Règles',
    newTable: 'Une nouvelle table',
    how: 'Comment jouez-vous ?',
    ways: { bots: 'Contre des robots', device: 'Sur un seul appareil', friends: 'Entre amis' },
    waysExplained: {
      bots: 'Vous contre des robots, tout de suite. Sans réseau aussi.',
      device:
        'Vous vous passez l’appareil ; il cache les secrets des uns aux autres. Les places libres sont aux robots.',
      friends: 'Vous recevez un lien et un code. Chacun joue sur son appareil, sans compte.',
    },
    seats: 'Joueurs',
    seatsCount: seats => plural(seats, 'joueur', 'joueurs'),
    nameOf: number => `Nom du joueur ${number}`,
    onePersonMore: 'Un de plus',
    onePersonLess: 'Un de moins',
    clock: 'Temps par coup',
    clocks: seconds => {
      if (seconds === 0) return 'sans horloge';
      if (seconds % DAY === 0) return `${plural(seconds / DAY, 'jour', 'jours')} par coup`;
      return seconds % 60 === 0
        ? `${plural(seconds / 60, 'minute', 'minutes')} par coup`
        : `${plural(seconds, 'seconde', 'secondes')} par coup`;
    },
    listed: 'Montrer la table dans la liste publique',
    begin: { bots: 'Jouer', device: 'Jouer', friends: 'Ouvrir la table' },
  },
  gathering: {
    seats: 'Autour de la table',
    sit: 'S’asseoir ici',
    free: 'libre',
    stand: 'Se lever',
    remove: 'Retirer',
    addBot: 'Ajouter un robot',
    fill: 'Des robots aux places libres',
    ready: 'C’est bon pour moi',
    notReady: 'Pas encore, finalement',
    isReady: 'c’est bon',
    isNotReady: 'pas encore',
    start: 'Commencer la partie',
    allReady: 'C’est bon pour tout le monde.',
    hostStarts: 'C’est bon pour tout le monde : l’hôte lance la partie.',
    waitingForReady: 'On commence dès que c’est bon pour tout le monde.',
    full: 'Toutes les places sont prises : vous regardez.',
    waitingForPeople: 'Il reste des places : invitez quelqu’un, ou ajoutez des robots.',
    invite: 'Inviter',
    code: 'Code',
    qr: 'Le lien vers cette table, en code à photographier',
    share: 'Partager le lien',
    copied: 'Lien copié',
    bigScreen: 'Grand écran',
  },
  table: {
    tools: 'À cette table',
    drawers: { log: 'Le récit', chat: 'Discussion', menu: 'Plus' },
    players: 'Autour de la table',
    board: 'La table',
    actions: 'Ce que vous pouvez faire',
    asides: 'À tout moment',
    searchActions: count => `Chercher parmi ${plural(count, 'action', 'actions')}`,
    over: 'La partie est finie.',
    watching: 'Regardez ce qui se passe. Touchez pour passer.',
    yourTurn: 'À vous.',
    waitingFor: names => (names === '' ? 'Un instant…' : `On attend ${names}.`),
    timeLeft: seconds => clock(seconds),
    youMark: '(vous)',
    bot: 'robot',
    away: 'pas là',
    isAsked: 'doit jouer',
    undone: 'repris :',
    reconnecting: 'La connexion est perdue. Elle revient toute seule, et rien n’est perdu.',
    proposal,
    agree: 'D’accord',
    disagree: 'Non',
    withdraw: 'Tant pis',
  },
  menu: {
    undo: 'Reprendre mon dernier coup',
    letBotPlay: 'Laisser un robot jouer pour moi',
    playAgain: 'Reprendre la main',
    stop: 'Proposer d’arrêter la partie',
    sureStop: 'On demandera à tout le monde si la partie doit s’arrêter ici.',
    leave: 'Quitter la partie',
    sureLeave: 'Vous partez pour de bon ; les autres continuent selon la règle prévue.',
    absent: 'Pas là',
    botFor: name => `Laisser un robot jouer pour ${name}`,
    moveSeat: 'Continuer sur un autre appareil',
    moveSeatExplained: 'Photographiez le code avec l’autre appareil : votre place y passe. Il sert une seule fois.',
    showCode: 'Montrer le code',
  },
  chat: {
    nothing: 'Personne n’a encore rien dit.',
    silent: 'Vous ne pouvez pas écrire ici en ce moment.',
    write: 'Dites quelque chose',
    send: 'Dire',
    channel: id => (id === 'table' ? 'Tout le monde' : id),
  },
  end: {
    title: 'La partie est finie',
    void: 'Personne n’a gagné, personne n’a perdu.',
    place: place => `${place}.`,
    score: score => plural(score, 'point', 'points'),
    won: 'Victoire !',
    fair: 'Vérifié : les dés et les mélanges étaient honnêtes.',
    unfair: 'Non vérifié : quelque chose ne va pas avec les dés.',
    fairExplained:
      'Avant le premier coup, la table s’est engagée sur son secret, et chaque joueur y a ajouté sa part. Le secret est maintenant ouvert : il correspond, et votre part y est. Voici à quoi la table s’était engagée :',
    replay: 'Revoir la partie',
    rematch: 'Encore une',
    joinRematch: 'À la partie suivante',
  },
  here: {
    passTo: name => `Passez l’appareil à ${name}`,
    iAm: name => `C’est moi, ${name}`,
  },
  lesson: {
    title: game => `${game} en deux minutes`,
    step: (at, of) => `Étape ${at} sur ${of}`,
    goOn: 'Continuer',
    leave: 'Quitter la leçon',
    again: 'Encore une fois',
    none: 'Ce jeu n’a pas encore de leçon.',
  },
  rules: {
    title: game => `${game} : les règles`,
    search: 'Chercher',
    count: count => plural(count, 'règle', 'règles'),
    all: 'Toutes les règles',
    unknown: 'Cette règle n’existe pas.',
    ruleNamed: id => `Règle ${id}`,
    kinds: {
      stated: 'la règle du jeu le dit',
      implied: 'cela découle de la règle du jeu',
      decision: 'la règle du jeu se tait : décidé',
    },
  },
  settings: {
    title: 'Réglages',
    name: 'Votre nom',
    language: 'Langue',
    languages: { en: 'English', fr: 'Français' },
    light: 'Lumière',
    lights: { system: 'comme l’appareil', day: 'jour', night: 'nuit' },
    motion: 'Animations',
    motions: { system: 'comme l’appareil', full: 'complètes', reduced: 'réduites' },
    contrast: 'Contraste',
    contrasts: { normal: 'normal', high: 'fort' },
    sound: 'Sons',
    notify: 'Me prévenir quand c’est à moi',
    notifyDenied: 'Le navigateur n’autorise pas cette page à vous prévenir ; cela se change dans ses réglages.',
    plainHttp:
      'Cette page est arrivée en http simple. Tout marche, sauf ce que les navigateurs réservent au https : installer la page, jouer sans réseau, et les notifications.',
    confirm: 'Demander confirmation avant un coup qu’on ne peut pas reprendre',
    credits: 'Crédits',
    creditsText:
      'Havre est un logiciel libre. Lettres : IM Fell DW Pica, Atkinson Hyperlegible Next, Dela Gothic One (Open Font License). Dessins et sons ont été faits pour Havre.',
  },
  nowhere: {
    title: 'Il n’y a rien ici',
    text: 'Cette adresse ne mène nulle part. Il manque peut-être une lettre.',
    closed: 'Cette table a été fermée.',
    here: 'Cette table n’existe pas sur cet appareil. Le navigateur a peut-être vidé sa mémoire.',
    noServer: 'Le serveur est injoignable. Les tables de cet appareil marchent quand même.',
    code: code => `Aucune table n’a le code ${code}. Un caractère est peut-être faux, ou la table a été fermée.`,
    table: code =>
      code === 'no-such-table'
        ? 'Cette table n’existe pas. Le lien est peut-être coupé, ou la table a été rangée.'
        : `La table ne peut pas être montrée (${code}).`,
  },
  refused,
  refusals: (code, wording) => refused[code] ?? refusalText(wording, 'fr', { refused: code }),
  news: (item, names) => {
    const name = 'seat' in item && item.seat !== null ? (names[item.seat] ?? '') : '';
    switch (item.type) {
      case 'sat':
        return item.bot === undefined ? `${item.name} s’assoit à la table.` : `${name} s’assoit à la table : un robot.`;
      case 'stood':
        return 'Quelqu’un s’est levé.';
      case 'swapped':
        return 'Deux places ont été échangées.';
      case 'ranOut':
        return `Temps écoulé pour ${name} : un robot a joué.`;
      case 'proposed':
        return proposal(name, item.wish);
      case 'answered':
        return item.agrees ? `${name} veut bien.` : `${name} ne veut pas.`;
      case 'botPlays':
        return item.bot === null ? `${name} reprend la main.` : `Un robot joue pour ${name}.`;
      case 'seatOffered':
        return `${name} change d’appareil.`;
      case 'seatGiven':
        return `${item.name} est là, sur un autre appareil.`;
      case 'host':
        return 'La table a un autre hôte.';
      case 'rematch':
        return 'Une nouvelle table attend pour la partie suivante.';
      case 'closed':
        return 'La table a été fermée.';
      case 'game':
        return item.letter.type === 'undo' ? `${names[item.letter.seat] ?? ''} reprend un coup.` : '';
      default:
        return '';
    }
  },
} satisfies Words);
