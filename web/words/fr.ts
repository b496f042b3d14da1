/** La page en français. */
import { counted } from '@havre/engine/games/language.ts';
import { typeset } from '@havre/engine/games/typesetting.ts';
import { DAY, shortDate, shortTime, timeLeft } from '../shell/time-left.ts';
import type { PageWords } from './en.ts';

const plural = (count: number, one: string, many: string): string => counted('fr', count, one, many);

const duration = (seconds: number): string => {
  if (seconds % DAY === 0) return plural(seconds / DAY, 'jour', 'jours');
  if (seconds % 3600 === 0) return plural(seconds / 3600, 'heure', 'heures');
  return seconds % 60 === 0 ? plural(seconds / 60, 'minute', 'minutes') : plural(seconds, 'seconde', 'secondes');
};

const proposal = (name: string, wish: string): string =>
  wish === 'undo'
    ? `${name} aimerait annuler son dernier coup.`
    : wish === 'draw'
      ? `${name} propose la nulle.`
      : `${name} aimerait arrêter la partie ici.`;

const refused: PageWords['refused'] = {
  'prepared-dropped': 'Ce que vous aviez préparé ne convient plus : rien n’a été joué, c’est à vous.',
  'no-server': 'Le serveur est injoignable. Y a-t-il une connexion ?',
  failed: 'Cela n’a pas marché. Réessayez, s’il vous plaît.',
  'too-fast': 'Moins vite, s’il vous plaît.',
  'bad-message': 'Rien n’a été envoyé : il s’y trouve quelque chose d’illisible, comme un signe que personne ne voit.',
  closed: 'La connexion a été fermée.',
  'shut-out': 'Le gardien de ce serveur a exclu cet appareil ou ce réseau.',
  'server-trouble': 'Le serveur a un problème. Rien n’a été fait ; réessayez plus tard.',
  'store-trouble': 'Le serveur ne peut rien noter en ce moment. Rien n’a été fait.',
  'not-in-lesson': 'Les règles le permettent, mais la leçon parle d’autre chose en ce moment.',
};

const colours: PageWords['colours'] = {
  orange: 'orange',
  blue: 'bleu',
  green: 'vert',
  pink: 'rose',
  ochre: 'ocre',
  black: 'noir',
  purple: 'violet',
  olive: 'olive',
  red: 'rouge',
  yellow: 'jaune',
  grey: 'gris',
};

// No sentence says « de » before a name or agrees with a person: names of any first letter and any gender fit.
export const french: PageWords = typeset({
  common: {
    home: 'Accueil',
    close: 'Fermer',
    cancel: 'Annuler',
    send: 'Envoyer',
    loading: 'Un instant…',
    guest: 'Skipper',
    yes: 'oui',
    no: 'non',
    colon: '\u00a0: ',
    player: number => `Joueur ${number}`,
  },
  renewal: {
    text: 'Une nouvelle version de Havre est prête. Votre partie n’est pas perdue.',
    reload: 'Recharger la page',
  },
  home: {
    title: 'À quoi joue-t-on ?',
    subtitle:
      'Choisissez une boîte, et jouez entre amis (un lien suffit), sur un seul appareil, ou contre des robots, même hors ligne.',
    shelf: 'Les boîtes sur l’étagère',
    playNow: 'Jouer contre des robots',
    join: 'Rejoindre une table',
    code: 'Code de la table',
    goToTable: 'Rejoindre',
    myTables: 'Mes tables',
    manyTables: 'Voici les cent tables où l’on a joué en dernier. Les autres reviennent ici dès que quelqu’un y joue.',
    waitForYou: count => plural(count, 'table vous attend', 'tables vous attendent'),
    nextTable: count => `Prochaine table : ${plural(count, 'table vous attend', 'tables vous attendent')}`,
    asks: {
      move: 'À vous de jouer',
      ready: 'Dites que c’est bon pour vous',
      start: 'C’est bon pour tout le monde : commencez',
    },
    waitsFor: names => `À ${names} de jouer`,
    waitsForReady: 'On attend que ce soit bon pour tout le monde',
    since: time => `depuis ${time}`,
    left: time => `encore ${time}`,
    round: round => `Tour ${round}`,
    leg: round => `Manche ${round}`,
    freeSeat: 'place libre',
    more: game => `Plus sur cette table : ${game}`,
    hide: 'Masquer ici',
    hidden: count => plural(count, 'table masquée', 'tables masquées'),
    showAgain: 'Afficher de nouveau',
    leave: 'Quitter la partie',
    stand: 'Laisser ma place',
    sureLeave:
      'Vous quittez cette partie pour de bon. Les autres continuent sans vous, comme la règle du jeu le prévoit.',
    delete: 'Supprimer la table',
    sureDelete:
      'La table et tout ce qui s’y est passé seront supprimés, pour tout le monde ; les résultats restent dans les parties de chacun.',
    finished: 'Parties terminées',
    ended: (place, isWon) => (isWon ? 'Gagnée' : `${place}e place`),
    ways: 'Sur cette page',
    boxes: 'Les boîtes',
    games: 'Mes parties',
    allGames: 'Toutes mes parties',
    clubs: 'Mes clubs',
    notDone: 'Impossible pour le moment.',
    noTables: 'Vous retrouverez ici les tables où vous avez joué.',
    onThisDevice: 'sur cet appareil',
    openTables: 'Tables ouvertes',
    seatsTaken: (taken, seats) => `${plural(taken, 'place prise', 'places prises')} sur ${seats}`,
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
    lesson: 'Apprendre en jouant',
    puzzles: 'Problèmes',
    rules: 'Règles',
    newTable: 'Une nouvelle table',
    fineOptions: 'Options de la partie',
    ownValue: 'les nôtres',
    ownValueFits: 'On peut jouer avec cela.',
    ownValueTooLong: longest => `C’est trop long : ${longest} caractères au plus en tout.`,
    how: 'Comment jouez-vous ?',
    ways: { bots: 'Contre des robots', device: 'Sur un seul appareil', friends: 'Entre amis' },
    waysExplained: {
      bots: 'Vous contre des robots, tout de suite, même hors ligne.',
      device: 'On se passe l’appareil, qui ne montre à chacun que son jeu. Des robots prennent les places libres.',
      friends: 'Vous recevez un lien et un code. Chacun joue sur son appareil, sans compte.',
    },
    seats: 'Joueurs',
    seatsCount: seats => plural(seats, 'joueur', 'joueurs'),
    nameOf: number => `Nom du joueur ${number}`,
    colourOf: number => `Couleur du joueur ${number}`,
    onePersonMore: 'Ajouter un joueur',
    onePersonLess: 'Retirer un joueur',
    level: 'Niveau des robots',
    clock: 'Temps de réflexion',
    clocks: clock => {
      if (clock.type === 'none') return 'sans limite de temps';
      if (clock.type === 'perMove') return `${duration(clock.seconds)} par coup`;
      const more = clock.increment === 0 ? '' : `, +${shortTime(clock.increment)} par coup`;
      return `${duration(clock.seconds)} chacun${more}`;
    },
    clocksExplained: {
      perMove: 'Une fois ce temps écoulé, la règle décide, ou un robot joue un coup à la place du retardataire.',
      bank: 'Pour toute la partie ; chaque coup en rend un peu. Une fois épuisé, la règle décide ou un robot joue un coup, et il reste un court instant par coup.',
    },
    listed: 'Montrer la table dans la liste publique',
    begin: { bots: 'Jouer', device: 'Jouer', friends: 'Ouvrir la table' },
  },
  colours,
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
    shuffle: 'Mélanger les places',
    moveHere: 'Venir ici',
    colour: 'Votre couleur',
    change: 'Changer ce qu’on joue',
    changeExplained: 'Tout le monde en est prévenu et redit si c’est bon. Personne ne perd sa place.',
    applyChange: 'Jouer comme ça',
    replanned: what => `L’hôte a changé : ${what}. Chacun redit si c’est bon.`,
    option: label => `« ${label} »`,
    parts: {
      seats: 'le nombre de joueurs',
      visibility: 'qui voit la table',
      clock: 'le temps de réflexion',
      hints: 'les conseils',
    },
    swap: seat => `Échanger la place ${seat} avec une autre`,
    swapWith: seat => `Échanger avec la place ${seat}`,
    agreed: 'Ce qu’on joue',
    nameFirst: 'Dites d’abord comment vous vous appelez.',
    missingPeople: seats =>
      `Il reste ${plural(seats, 'place libre', 'places libres')} : invitez quelqu’un, ou ajoutez des robots.`,
    missingReady: names => `On attend encore ${names}.`,
    state: {
      allReady: 'C’est bon pour tout le monde.',
      hostStarts: 'C’est bon pour tout le monde : l’hôte lance la partie.',
      full: 'Toutes les places sont prises : vous regardez.',
      takeSeat: 'Prenez une place libre : un nom suffit.',
      starting: 'La partie va commencer : chaque appareil fournit sa part du hasard.',
    },
    invite: 'Inviter',
    code: 'Code',
    qr: 'Code QR du lien vers cette table',
    share: 'Partager le lien',
    copied: 'Lien copié',
    bigScreen: 'Grand écran',
    loss: {
      freed:
        'L’hôte a libéré votre place. Vous regardez la partie ; dans dix minutes, vous pourrez prendre une autre place libre.',
      elsewhere: 'Votre place est maintenant sur un autre appareil. Ici, vous regardez.',
    },
  },
  table: {
    tools: 'À cette table',
    drawers: { log: 'Journal', chat: 'Discussion', menu: 'Plus' },
    players: 'Autour de la table',
    board: 'La table',
    actions: 'Ce que vous pouvez faire',
    asides: 'À tout moment',
    searchActions: count => `Chercher parmi ${plural(count, 'action', 'actions')}`,
    point: 'Touchez ce qui est marqué sur la table.',
    pointOn: 'Et ensuite ? Touchez ce qui est marqué.',
    letGo: 'Annuler',
    asList: count => `Ou choisir dans une liste (${count})`,
    mayAlso: count => `Vous pouvez aussi faire autre chose (${count})`,
    write: 'Ou écrire autre chose',
    mayStillAct: 'On attend les autres ; vous pouvez encore agir.',
    over: 'La partie est finie.',
    watching: 'Regardez ce qui se passe. Touchez pour passer.',
    wholePrompt: 'La phrase entière',
    again: 'Revoir ce qui vient de se passer',
    yourTurn: 'À vous.',
    waitingFor: names => (names === '' ? 'Un instant…' : `On attend ${names}.`),
    timeLeft: seconds => timeLeft(seconds, 'j'),
    youMark: '(vous)',
    bot: 'robot',
    left: 'n’est plus de la partie',
    isAsked: 'doit jouer',
    undone: 'annulé :',
    reconnecting: 'La connexion est perdue. Elle revient toute seule, et rien n’est perdu.',
    proposal,
    agree: 'D’accord',
    disagree: 'Non',
    withdraw: 'Retirer ma demande',
  },
  seat: {
    asked: 'doit jouer',
    chosen: 'a choisi',
    bot: level => (level === null ? 'robot' : `robot, ${level}`),
    program: level => (level === null ? 'un programme de l’extérieur' : `un programme de l’extérieur, ${level}`),
    away: minutes =>
      minutes === null
        ? 'pas là'
        : minutes === 0
          ? 'pas là depuis un instant'
          : `pas là depuis ${plural(minutes, 'minute', 'minutes')}`,
    onHoliday: until => `en vacances jusqu’au ${shortDate(until - 1, 'fr')}`,
    awayShort: minutes => (minutes === null || minutes === 0 ? 'pas là' : `pas là, ${minutes}\u00a0min`),
    isYou: 'À vous',
    botPlays: 'Un robot joue pour vous.',
  },
  advice: {
    allow: 'Conseils autorisés',
    ask: 'Que feriez-vous ?',
    title: 'Ce que jouerait un bon joueur',
    thinking: 'Je réfléchis…',
    wins: chance => `${Math.round(chance * 100)} % de chances de gagner`,
  },
  prepare: {
    begin: 'Préparer une réponse',
    ready: count => (count === 1 ? 'Une réponse est prête' : `${count} réponses sont prêtes`),
    title: 'Pendant que les autres réfléchissent',
    about:
      'Répondez dès maintenant à ce qu’on pourrait vous demander ensuite. Votre réponse est jouée dès que c’est à vous, si elle est permise à ce moment-là ; personne d’autre ne l’apprend jamais.',
    looking: 'On regarde plus loin…',
    nothing: 'Il n’y a rien à préparer pour l’instant.',
    when: 'Dans quel cas',
    whatever: 'La prochaine fois, quoi qu’il arrive',
    always: 'Chaque fois, jusqu’à ce que je change d’avis',
    kept: 'Vos réponses données d’avance',
    standing: (prompt, action) => `Chaque fois : ${prompt} → ${action}`,
    after: (event, action) => `${event} → ${action}`,
    takeBack: answer => `Reprendre : ${answer}`,
    takeAllBack: 'Tout reprendre',
  },
  review: {
    begin: 'Analyser cette partie',
    title: 'Comment les chances ont évolué',
    working: percent => `Chaque moment est rejoué, encore et encore… ${percent} %`,
    failed: 'Cette partie n’a pas pu être analysée ici.',
    chart: names => `Les chances de gagner au fil de la partie : ${names}`,
    chance: (name, percent) => `${name} : ${percent} %`,
    turns: 'Les tournants de la partie',
    none: 'Aucun tournant : les chances ont à peine bougé.',
    decision: name => `choix : ${name}`,
    luck: 'un coup du sort',
    change: (name, before, after) => `Chances pour ${name} : ${before} % → ${after} %`,
    moment: number => `moment ${number}`,
    percent: percent => `${percent} %`,
    rounds: 'tours',
    moments: 'moments de la partie',
    explained: 'Estimé en rejouant chaque moment de nombreuses fois, tout étant connu.',
  },
  picture: { turn: 'Doit jouer :', won: 'Victoire :' },
  log: {
    fresh: 'Nouveau',
    round: round => `Tour ${round}`,
    beginning: 'Le début',
    showMoment: 'Montrer la table à ce moment',
    ownOnly: 'Seulement moi',
  },
  lookBack: {
    looking: 'Vous regardez un moment passé.',
    asked: 'Vous regardez un moment passé, et c’est à vous de jouer.',
    earlier: 'Avant',
    later: 'Après',
    now: 'Revenir à maintenant',
  },
  onlooker: {
    looking: 'Vous regardez.',
    guest: 'Vous regardez en invité, avec les yeux d’un camp. Gardez pour vous ce que vous voyez.',
    left: 'Vous avez quitté cette partie. Vous regardez.',
    freed: 'Vous n’avez plus de place à cette table. Vous regardez.',
    elsewhere:
      'Votre place n’est plus sur cet appareil : elle est passée ailleurs, ou le navigateur ne sait plus qui vous êtes. Vous regardez.',
    claim: 'J’ai une place ici',
  },
  recap: {
    title: 'Depuis votre dernier tour',
    earlier: count => `Encore ${plural(count, 'ligne', 'lignes')} dans le journal`,
  },
  menu: {
    time: 'Temps restant',
    takeBack: 'Annuler',
    undo: { alone: 'Annuler mon dernier coup', byConsent: 'Demander à annuler mon dernier coup' },
    letBotPlay: 'Laisser un robot jouer pour moi',
    playAgain: 'Reprendre la main',
    propose: {
      stop: {
        text: 'Proposer d’arrêter la partie',
        sure: 'On demandera à tout le monde si la partie doit s’arrêter ici.',
      },
      draw: { text: 'Proposer la nulle', sure: 'La partie est nulle si l’autre est d’accord.' },
    },
    leave: 'Quitter la partie',
    sureLeave: 'Vous partez pour de bon ; les autres continuent selon la règle prévue.',
    absent: 'Pas là',
    botFor: name => `Laisser un robot jouer pour ${name}`,
    moveSeat: 'Continuer sur un autre appareil',
    moveSeatExplained:
      'Scannez ce code avec l’autre appareil, ou tapez-le : vous y retrouverez votre place. Il ne sert qu’une fois.',
    showCode: 'Montrer le code',
    codeFor: name => `Code de retour : ${name}`,
    seatCode: 'Code de la place',
    claimSeat: 'J’ai une place ici',
    claimSeatExplained:
      'Si cet appareil ne vous connaît plus, ou si vous venez d’un autre : tapez le code que l’autre appareil montre sous « Plus ». L’hôte peut aussi en faire un pour vous.',
    takeSeat: 'Prendre la place',
    guests: 'Les invités de votre camp',
    guestsExplained:
      'Quand toute votre équipe l’a souhaité, sous « À tout moment », quelqu’un qui ne joue pas peut voir ce qu’il voit. Le code sert une seule fois, pendant dix minutes ; tout le monde saura qu’il y a un invité.',
    inviteGuest: 'Un code pour un invité',
    guestCode: 'Code pour un invité',
    lookOn: 'Un camp m’a invité',
    lookOnExplained:
      'Avec son code, vous voyez ce qu’il voit, aussi longtemps qu’il le veut bien. Vous ne pourrez plus vous asseoir ici ensuite.',
    enterAsGuest: 'Regarder avec eux',
    farFromScreen: 'Je ne suis pas dans la pièce du grand écran',
    farFromScreenExplained: 'Les sons et ce que tout le monde regarde arrivent aussi sur cet appareil.',
  },
  chat: {
    nothing: 'Personne n’a encore rien dit.',
    silent: 'Vous ne pouvez pas écrire ici en ce moment.',
    write: 'Votre message',
    send: 'Envoyer',
    everybody: 'Tout le monde',
  },
  end: {
    title: 'La partie est finie',
    void: 'Personne n’a gagné, personne n’a perdu.',
    place: place => `${place}.`,
    score: score => plural(score, 'point', 'points'),
    won: 'Victoire !',
    level: 'Égalité',
    replay: 'Revoir la partie',
    review: 'Analyser',
    rematch: 'Encore une partie',
    picture: 'Image',
    winners: (names, count) => (count === 1 ? `${names} remporte la partie.` : `${names} remportent la partie.`),
    sharers: names => `${names} se partagent la victoire.`,
    joinRematch: 'Rejoindre la partie suivante',
    rematchInvitation: game => `${game}, encore une partie : on vous attend.`,
  },
  verify: {
    button: 'Vérifier cette partie',
    working: percent => `On la rejoue selon les règles… ${percent} %`,
    failed: 'La partie n’a pas pu être récupérée : rien n’a été vérifié.',
    rules: (entries, draws) =>
      `Selon les règles : ${plural(entries, 'entrée rejouée', 'entrées rejouées')}, avec ${plural(draws, 'tirage', 'tirages')}, et tout concorde.`,
    dice: {
      proved:
        'Tirages honnêtes : chacun a été recalculé à partir du secret auquel la table s’était engagée avant le premier coup, et de ce que les joueurs y avaient ajouté.',
      alone:
        'Tirages conformes : chacun a été recalculé à partir du secret auquel la table s’était engagée avant le premier coup. Aucun joueur n’y avait ajouté sa part.',
      fits: 'Les tirages sont ceux qui découlent du secret du fichier. La table s’y était-elle engagée avant le premier coup ? Seuls peuvent le dire ceux qui y étaient : ils ont vu ce qui suit.',
      inPart: entry =>
        `Tirages honnêtes depuis l’entrée ${entry} : ils ont été recalculés à partir du secret auquel la table s’était engagée et de ce que les joueurs y avaient ajouté. Avant, la partie se jouait sur un appareil, et rien ne peut être prouvé.`,
      ownDevice:
        'Les tirages ne peuvent être prouvés à personne : cet appareil les a faits seul, et personne d’autre n’y a pris part.',
      branched:
        'Les tirages ne peuvent pas être prouvés : cette partie est repartie d’un moment d’une autre, dont les cartes et les tirages étaient connus.',
      notRevealed: 'Les tirages ne sont pas prouvés : la table n’a pas révélé son secret.',
      notCommitted: 'Les tirages ne sont pas prouvés : personne ne s’y était engagé.',
      broken:
        'Les tirages ne correspondent pas à ce qui avait été promis à cet appareil avant le premier coup. Quelque chose ne va pas.',
    },
    committed: 'Ce à quoi la table s’était engagée :',
    wrong: why => `Quelque chose ne va pas : ${why}.`,
    wrongFrom: (entry, why) => `Quelque chose ne va pas à partir de l’entrée ${entry} : ${why}.`,
    flaws: {
      refused: 'les règles ne permettent pas ce qui a été fait',
      'draw-missing': 'il manque un tirage que font les règles',
      'draw-surplus': 'il y a plus de tirages que n’en font les règles',
      'draw-bound': 'un tirage n’a pas le nombre d’issues que demandent les règles',
      'draw-value': 'un tirage a une valeur qui ne peut pas sortir',
      'draw-stream': 'un tirage n’est pas celui de la table',
      'other-events': 'les règles annoncent autre chose',
      'other-position': 'les règles mènent à une autre position',
      'other-outcome': 'la partie ne finit pas ainsi',
      'no-start': 'elle ne commence pas par le début d’une partie',
      'wrong-number': 'ses entrées ne se suivent pas',
      'no-such-table': 'le jeu ne se joue pas avec ces options et ces places',
      'no-such-rules': 'elle suivait des règles qui ne sont pas gardées ici',
      'other-stream': 'ses tirages ne sont pas ceux auxquels la table s’était engagée',
      'bad-proof': 'quelqu’un n’a pas tenu son engagement',
    },
  },
  replay: {
    title: game => `${game} · revoir`,
    winding: percent => `On rejoue la partie… ${percent} %`,
    moment: (at, last) => `${at} sur ${last}`,
    scrubber: 'Moment de la partie',
    controls: 'Dérouler la partie',
    first: 'Au début',
    roundBack: 'Tour précédent',
    back: 'Un coup en arrière',
    play: 'Lecture',
    pause: 'Mettre en pause',
    on: 'Un coup en avant',
    roundOn: 'Tour suivant',
    end: 'À la fin',
    speed: 'Vitesse',
    times: speed => `×${new Intl.NumberFormat('fr').format(speed)}`,
    keys: 'Clavier : ← → un coup, avec Maj un tour, Début et Fin, espace pour la lecture.',
    more: 'Avec cette partie',
    eyes: 'Avec les yeux de qui ?',
    spectator: 'Le public',
    everything: 'Tout',
    share: 'Partager ce moment',
    sendFirst:
      'Cette partie n’est que sur votre appareil. Pour la partager, il faut l’envoyer au serveur, avec le nom des joueurs : toute personne qui a le lien pourra la revoir en entier.',
    send: 'Envoyer et partager le lien',
    notSent: 'La partie n’a pas pu être envoyée.',
    shared: 'Lien copié',
    moves: 'Coups',
    copyText: 'Copier en texte',
    copiedText: 'C’est copié',
    saveText: 'Enregistrer le texte',
    download: 'Enregistrer dans un fichier',
    open: 'Ouvrir une partie enregistrée',
    drop: 'Déposez ici le fichier d’une partie, ou choisissez-en un.',
    goOn: 'Continuer d’ici contre des robots',
    goOnOver: 'À ce moment la partie est finie : revenez d’abord un peu en arrière.',
    goOnTitle: 'Continuer d’ici',
    goOnExplained:
      'Une nouvelle table sur cet appareil, où tout est comme à ce moment de la partie. Ensuite, les tirages sont nouveaux, et des robots jouent aux autres places.',
    yourSeat: 'Quelle place est la vôtre ?',
    begin: 'Jouer',
    brokenOff: 'La suite de ce fichier ne respecte pas les règles : elle n’est pas montrée.',
    unavailable: code =>
      code === 'not-over'
        ? 'Cette partie n’est pas encore finie. Ensuite, tout le monde pourra tout revoir.'
        : code === 'no-such-table'
          ? 'Cette partie n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.'
          : code === 'no-server'
            ? 'Le serveur est injoignable. Les parties de cet appareil se revoient quand même.'
            : code === 'older-rules' || code === 'no-such-rules'
              ? 'Cette partie suivait des règles qui ne sont plus gardées.'
              : code === 'unknown-game'
                ? 'Cette page n’a pas ce jeu.'
                : code === 'replay-failed'
                  ? 'Le serveur n’a pas pu faire un fichier de cette partie. Sa table est toujours là.'
                  : code === 'too-many-replays' || code === 'replays-busy'
                    ? 'Le serveur prépare encore d’autres parties. Réessayez dans un instant.'
                    : `La partie ne peut pas être montrée (${code}).`,
    toTable: 'À la table',
    file: problem => {
      switch (problem.code) {
        case 'empty':
          return 'Ce fichier est vide.';
        case 'not-json':
        case 'not-a-replay':
          return 'Ce n’est pas une partie enregistrée par Havre. « Enregistrer dans un fichier » en donne une, dont le nom finit par .json.';
        case 'breaks-off':
          return 'Ce fichier s’arrête en plein milieu. Il n’a peut-être pas été enregistré jusqu’au bout : essayez de le récupérer à nouveau.';
        case 'a-save':
          return 'C’est une partie suspendue, à reprendre ; une partie enregistrée est un autre fichier.';
        case 'too-large':
          return 'Ce fichier est bien trop gros pour une partie.';
        case 'newer-format':
          return 'Cette partie a été enregistrée par une version plus récente de Havre.';
        case 'field-missing':
        case 'field-unknown':
        case 'field-wrong':
          return `Ce fichier est abîmé, à « ${problem.field} ».`;
        case 'unknown-game':
          return `C’est une partie de « ${problem.game} », que cette page n’a pas.`;
        case 'newer-rules':
          return 'Cette partie suivait des règles plus récentes que celles de cette page. Rechargez la page, ou demandez à qui s’en occupe.';
        case 'older-rules':
          return 'Cette partie suivait des règles qui ne sont plus gardées.';
        default:
          return 'Ce fichier ne peut pas être lu.';
      }
    },
  },
  carry: {
    title: 'Continuer en ligne',
    explained:
      'La partie passe sur le serveur, et les autres viennent par un lien, chacun sur son appareil. Les robots restent. Ensuite, les tirages sont nouveaux.',
    yourSeat: 'Quelle place est la vôtre ?',
    button: 'Mettre la partie en ligne',
    sure: 'La table quitte cet appareil : désormais, elle se joue sur le serveur.',
    seatOf: name => `Place : ${name}`,
    note: 'Cette partie a commencé sur un appareil et continue ici. Chacun y reprend sa place ; on repart au coup suivant.',
    branched: 'Cette partie est repartie d’un moment d’une autre.',
  },
  here: {
    passTo: name => `Passez l’appareil à ${name}`,
    iAm: name => `C’est moi, ${name}`,
    leaveFor: 'Toutes les tables',
  },
  lesson: {
    title: game => `${game} : la leçon`,
    step: (at, of) => `Étape ${at} sur ${of}`,
    goOn: 'Continuer',
    leave: 'Quitter la leçon',
    again: 'Encore une fois',
    none: 'Ce jeu n’a pas encore de leçon.',
  },
  notation: {
    open: 'Relire une partie notée',
    title: 'Une partie notée',
    paste: 'Collez le texte d’une partie',
    file: 'Depuis un fichier',
    look: 'La regarder',
    tooLong: most => `Ce texte est trop long pour une partie : ${most} ko au plus.`,
    bad: ({ problem, line, written, instead }, quoted, title) => {
      if (problem === 'title') return `Ce n’est pas une partie de ce jeu : la première ligne doit être « ${title} ».`;
      const where = `Ligne ${line ?? 1}, « ${quoted} » :`;
      if (problem === 'end') return `${where} la partie ne continue pas ou ne finit pas ainsi.`;
      if (problem === 'line') return `${where} cela ne peut pas se trouver ici.`;
      return instead.length === 0
        ? `${where} le coup « ${written} » n’existe pas.`
        : `${where} « ${written} » s’écrit ${instead.join(' ou ')}.`;
    },
  },
  puzzles: {
    title: game => `${game} : les problèmes`,
    about:
      'Il y a un moyen de gagner, quoi que fasse votre adversaire. Rien n’est caché ici : vous voyez tout ce qu’il y a.',
    none: 'Ce jeu n’a pas encore de problèmes.',
    unknown: 'Ce problème n’existe pas.',
    today: 'Le problème du jour',
    date: at =>
      new Date(at).toLocaleDateString('fr', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
    number: number => `Problème ${number}`,
    grades: ['Calme', 'Clapot', 'Houle', 'Tempête'],
    solvedOf: (solved, of) => `${solved} ${solved < 2 ? 'résolu' : 'résolus'} sur ${of}`,
    place: (number, moves, isSolved) =>
      `Problème ${number}, gagné en ${plural(moves, 'coup', 'coups')}${isSolved ? ', résolu' : ''}`,
    solve: 'Le résoudre',
    again: 'Encore une fois',
    solved: 'Résolu',
    task: moves => (moves === 1 ? 'Gagnez en un coup.' : `Gagnez en ${moves} coups.`),
    goOn: left => `C’est bien ça ! Il vous reste ${plural(left, 'coup', 'coups')}.`,
    watch: 'Votre adversaire répond…',
    spoiled: isOver => (isOver ? 'Trop lent : votre adversaire gagne.' : 'Non : cette réponse gâche tout.'),
    solvedText: 'Résolu ! Bien vu.',
    back: 'Revenir',
    next: 'Le suivant',
    hint: 'Un indice',
    leave: 'Tous les problèmes',
  },
  rules: {
    title: game => `${game} : les règles`,
    search: 'Chercher',
    count: count => plural(count, 'règle', 'règles'),
    all: 'Toutes les règles',
    views: 'Comment les lire',
    book: 'Le livret de règles',
    rows: 'Règle par règle',
    contents: 'Sommaire',
    inBook: 'Lire dans le livret',
    print: 'Imprimer',
    printAid: 'Imprimer l’aide de jeu',
    why: 'Comment on en est arrivé là',
    ask: 'Chercher dans les règles',
    point: 'Toucher une carte ou une pièce pour connaître sa règle',
    howToAsk:
      'Tapez quelques mots, ou touchez une carte ou une pièce : la règle s’affiche ici, et rien n’est joué pendant ce temps.',
    found: (sentences, rows) =>
      sentences + rows === 0
        ? 'Rien trouvé.'
        : `${plural(sentences, 'phrase', 'phrases')}, ${plural(rows, 'règle', 'règles')}`,
    version: 'Quelle version',
    versions: count => (count === 2 ? 'les deux' : 'toutes'),
    rulesNamed: ids => `${ids.length === 1 ? 'Règle' : 'Règles'} ${ids.join(', ')}`,
    unknown: 'Cette règle n’existe pas.',
    edition: 'Édition',
    editionNamed: edition =>
      edition === 'all' ? 'toutes' : edition === 'both' ? 'les deux' : edition === 'crew' ? 'The Crew' : `20${edition}`,
    marks: { Q: 'Question', D: 'Décision' },
    ruleNamed: id => `Règle ${id}`,
    kinds: {
      stated: 'la règle du jeu le dit',
      implied: 'cela découle de la règle du jeu',
      decision: 'la règle du jeu n’en dit rien : décision de Havre',
    },
  },
  scene: {
    title: game => `${game} : à vous d’essayer`,
    try: 'Essayer',
    tryForbidden: action => `Essayer : ${action}`,
    tryAnyway: 'Essayer l’interdit',
    again: 'Recommencer',
    readOn: 'Reprendre la lecture',
    leave: 'Retour au livret de règles',
    reached: 'C’est ça !',
    missed: 'Ce n’est pas ce qui était demandé.',
  },
  settings: {
    title: 'Réglages',
    name: 'Votre nom',
    language: 'Langue',
    languages: { en: 'English', fr: 'Français' },
    light: 'Thème',
    lights: { system: 'selon l’appareil', day: 'clair', night: 'sombre' },
    motion: 'Animations',
    motions: { system: 'selon l’appareil', slow: 'lentes', normal: 'normales', fast: 'rapides', none: 'aucune' },
    contrast: 'Contraste',
    contrasts: { normal: 'normal', high: 'fort' },
    tables: 'Tables',
    tableLooks: { drawn: 'dessinées', plain: 'en listes simples' },
    sound: 'Sons',
    notify: 'Me prévenir quand c’est à moi',
    notifyDenied: 'Le navigateur n’autorise pas cette page à vous prévenir ; cela se change dans ses réglages.',
    plainHttp:
      'Cette page est arrivée en http simple. Tout marche, sauf ce que les navigateurs réservent au https : installer la page, jouer hors ligne, et les notifications.',
    version: version => `Ce serveur tourne avec Havre ${version}.`,
    changes: 'Ce qui a changé (en anglais)',
    confirm: 'Demander confirmation avant un coup qu’on ne peut pas annuler',
    calls: 'Appels par courriel ou webhook',
    holidays: 'Mes vacances',
    devices: 'Mes appareils',
    credits: 'Crédits',
    creditsText:
      'Havre est un logiciel libre. Polices : IM Fell DW Pica, Atkinson Hyperlegible Next, Dela Gothic One (Open Font License). Dessins et sons ont été faits pour Havre.',
  },
  /** What boards have in common. */
  kit: {
    lifted: 'Soulevé. Les flèches choisissent où, Entrée pose, Échap reprend.',
    holdToSee: 'Maintenir pour voir',
  },
  trouble: {
    title: 'Impossible d’ouvrir cette page',
    again: 'Réessayer',
  },
  nowhere: {
    title: 'Il n’y a rien ici',
    text: 'Cette adresse ne mène nulle part. Il manque peut-être une lettre.',
    closed: 'Cette table a été fermée.',
    keeper: {
      closed: 'Le gardien du serveur a fermé cette table.',
      ended: 'Le gardien du serveur a mis fin à cette partie. Elle n’a pas de résultat et ne compte pour personne.',
    },
    here: 'Cette table n’existe pas sur cet appareil. Le navigateur a peut-être vidé sa mémoire.',
    noServer: 'Le serveur est injoignable. Les tables de cet appareil marchent quand même.',
    code: code => `Aucune table n’a le code ${code}. Un caractère est peut-être faux, ou la table a été fermée.`,
    table: code =>
      code === 'no-such-table'
        ? 'Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.'
        : code === 'too-many-watchers'
          ? 'Tant de monde regarde déjà cette table qu’il n’y a plus de place.'
          : (refused[code] ?? `La table ne peut pas être montrée (${code}).`),
  },
  refused,
  viewerEvent: (item, names) => {
    const name = 'seat' in item && item.seat !== null ? (names[item.seat] ?? '') : '';
    switch (item.type) {
      case 'sat':
        if (item.program !== undefined) return `${item.name} s’assoit à la table : un programme de l’extérieur.`;
        return item.bot === undefined ? `${item.name} s’assoit à la table.` : `${name} s’assoit à la table : un robot.`;
      case 'stood':
        return 'Quelqu’un s’est levé.';
      case 'swapped':
        return 'Deux places ont été échangées.';
      case 'coloured':
        return `${name} joue en ${colours[item.colour]}.`;
      case 'replanned':
        return 'L’hôte a changé ce qu’on joue.';
      case 'ranOut':
        return `Temps écoulé pour ${name} : un robot a joué.`;
      case 'holiday':
        return item.until <= item.at
          ? `${name} n’est plus en vacances.`
          : `${name} est en vacances du ${shortDate(item.from, 'fr')} au ${shortDate(item.until - 1, 'fr')} : son temps ne court pas.`;
      case 'proposed':
        return proposal(name, item.wish);
      case 'answered':
        return item.agrees ? `${name} veut bien.` : `${name} ne veut pas.`;
      case 'botPlays':
        return item.bot === null ? `${name} reprend la main.` : `Un robot joue pour ${name}.`;
      case 'seatOffered':
        return item.byHost === true
          ? `${name} n’est pas là : l’hôte a fait un code pour revenir sur un autre appareil.`
          : `${name} change d’appareil.`;
      case 'seatGiven':
        return `${item.name} est là, sur un autre appareil.`;
      case 'onlooker':
        return 'Quelqu’un regarde maintenant, invité par un camp.';
      case 'host':
        return 'La table a un autre hôte.';
      case 'resumed':
        return item.origin === 'branched'
          ? 'À partir d’ici, c’est une autre partie.'
          : 'Jusqu’ici, la partie s’est jouée sur un appareil. Elle continue ici, avec de nouveaux tirages.';
      case 'rematch':
        return 'Une nouvelle table attend pour la partie suivante.';
      case 'hidden':
        return item.hidden
          ? 'Le gardien du serveur a retiré la table de la liste publique.'
          : 'La table est de nouveau sur la liste publique.';
      case 'closed':
        return item.keeper === undefined ? 'La table a été fermée.' : french.nowhere.keeper[item.keeper];
      case 'game':
        return item.letter.type === 'undo' ? `${names[item.letter.seat] ?? ''} annule un coup.` : '';
      default:
        return '';
    }
  },
} satisfies PageWords);
