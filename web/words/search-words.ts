/**
 * The words in which people ask for a rule: those that say nothing of what is asked, those that ask for a certain kind of answer,
 * and those that mean the same when one plays, whatever the game. Without accents, and in any one of their forms.
 */
import type { Language } from '@havre/engine/games/language.ts';

interface SearchWords {
  /** They are everywhere, and tell nothing. */
  readonly asking: readonly string[];
  /** They tell only a little. */
  readonly faint: readonly string[];
  /** Other words for the same thing, those of a line for each other. */
  readonly alike: readonly (readonly string[])[];
  /** What an answer has in it, by the words that ask for such a one. */
  readonly answers: readonly { readonly asked: RegExp; readonly answer: RegExp }[];
}

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);
const linesIn = (text: string): string[][] => text.trim().split('\n').map(wordsIn);

export const searchWords: { readonly [L in Language]: SearchWords } = {
  en: {
    asking: wordsIn(`
      a all already also am an and any are as at be been being but by can cannot can't could did do does doing don't each either else ever
      every everybody everyone exactly for from get getting go going got had has have he her his how i if in into is it its just let like make
      may me might mine mustn my myself need no not of off on only onto or our out per put really she should so some someone somebody
      than that the their them then there they thing things this those to too up us use want was we were what when where whether
      which while who whom whose why will with without would you your s t m re ve ll d doesn isn didn won't against whenever wherever
      isnt arent wont cant dont doesnt didnt whats wheres whos hows theres thats im ive youre gonna wanna gotta ok okay actually really please
    `),
    faint: wordsIn(
      'many much game happen later still now player play other another turn card work mean count possible legal right rule exist one two keep',
    ),
    alike: linesIn(`
      start begin first ready setup initial opening deal beginning
      end finish over last final
      win victory winner
      lose defeat beaten
      tie draw equal level same even
      undo back revert retract cancel
      deck pile stack draw
      must obliged forced obligatory compulsory mandatory required have
      enough short shortage lack little afford unable missing insufficient
      fight battle combat attack duel
      attack board assault raid aggression
      defend defender defence protect block guard sit
      steal rob theft loot plunder spoil safe
      gunpowder powder
      gold doubloon coin money treasure
      land stop arrive reach end enter come
      somebody anybody another opponent rival enemy
      fulfil complete deliver finish accomplish
      turn flip reveal uncover show
      discard throw dump away overboard drop jettison remove
      full room space place capacity limit
      direction line straight course way
      private secret hidden joke inside
      drawing picture sketch image
      foreign language translation translate english french
      talk speak silent silence say tell discuss communicate chat aloud
      gesture mime sign face smile hand
      exchange swap trade give
      part exactly whole less partial split divide
      through thru
      limit most maximum max many number
      free empty cost nothing
      taken robbed visited gone
      next new following after
      wrong mistake misunderstand error fail miss incorrect
      push beat defeat higher
      partner ally mate teammate team
      take gain receive collect gather keep
      jump leap hop
      eat capture kill destroy remove
      piece animal figure pawn
      cell square space field
      goal target aim objective purpose
      own friend friendly
      cover hide under over
      time hourglass clock timer
      several together multiple chain row
      refuse decline choose optional skip pass
      look peek see examine inspect read
      again second twice repeat reuse
      ship boat vessel
      harbour port dock
      hire recruit crew sailor character
      price cost pay fee charge
      points score worth value count
      hand hold
      word keyword
      code number digit
      clue hint
      guess answer find
      intercept interception crack
      round turn
      order sequence before after
      dead lost out
      split share divide
      legal allowed permitted
      roll throw die dice
      reroll again
      smallest lowest lower low small
      highest higher high big strong
      replace refill draw
      distance far space step
      backward back retreat behind
      forward ahead advance
      sea ocean water
      map treasure
      monster hazard danger
      leave quit disconnect
      run flee escape away
      people person player
      left remaining last
      long slow late
      pick choose select
      exactly equal exact
      carry drag transport bring take
      victim prey covered under underneath beneath
      hear overhear listen
      anywhere free like
      try attempt
      deck pack
      skull lair
      trap stuck blocked immobilise
      position arrangement place
      release drop free leave let
      encryptor encrypter giver coder
      food provision supply ration
      powder ammo ammunition
      gold cash
      goods cargo merchandise wares
      passenger castaway
      sabre sword cutlass
      token counter chip marker
      row rank line
      hit beat reach
      push flush
      survive last stay hold
    `),
    answers: [
      {
        asked: /\b(how (many|much|often|far|long)|number of|most|maximum|limit)\b/i,
        answer: /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|once|twice|no limit|as many|all)\b/i,
      },
      { asked: /\bwhen\b/i, answer: /\b(as soon as|when|after|before|once|then|end of|until)\b/i },
      {
        asked: /\bwho(se|m)?\b/i,
        answer: /\b(whoever|who|captain|you|left|winner|attacker|first|neighbour|everybody)\b/i,
      },
      {
        asked: /^(can|may|could|am|is|are|do|does|must|should|have)\b/i,
        answer: /\b(may|must|cannot|never|yes|no|always|not)\b/i,
      },
    ],
  },
  fr: {
    asking: wordsIn(`
      a ai ainsi alors ali as au aura aussi autre autres aux avec avez avoir avons c ca car ce cela ces cet cette ceux chez comme comment d dans de
      deja des dois doit donc du elle elles en encore entre es est et etre eu fait faire faut il ils j je juste l la le les leur leurs lors lui m ma mais
      me mes moi mon n ne ni nos notre nous on ont ou par parce pas pendant peu peut peuvent peux plus pour pourquoi puis puisse qu quand que quel
      quelle quelles quels qui quoi s sa sans se sera ses si sien soi soit son sont sur t ta te tes toi ton tous tout toute toutes tres tu un une va vais vas vers
      vos votre vous y aller arrive passe sert servir contre lorsque lorsqu selon til ya jai cest quil quils quon estce parceque pcq jsp stp svp bah
    `),
    faint: wordsIn(
      'combien nombre partie jeu encore jouer joueur tour carte droit possible regle exister chose un deux garder',
    ),
    alike: linesIn(`
      commencer debut premier depart distribuer placer initial preparation installer
      fin finir terminer arreter dernier acheve
      gagner victoire vainqueur remporter
      perdre defaite
      egalite egal pareil identique nul meme
      annuler reprendre revenir
      pioche paquet tas pile
      vide epuise rien libre
      oblige obligatoire devoir falloir choix force
      assez manque penurie insuffisant
      combat battre combattre attaquer bataille affronter
      aborder abordage attaquer
      voler prendre piller abri butin
      or doublon argent piece
      ajouter completer
      accomplir remplir livrer honorer
      reveler retourner devoiler montrer tourner
      defausser jeter debarrasser enlever
      plein occupe complet
      direction ligne sens
      defendre bloquer defenseur proteger installer
      prive seul secret cache
      dessin dessiner image
      etranger langue anglais traduction traduire
      parler silence taire discuter discussion oral communiquer dire
      geste mime mimer signe visage sourire
      echanger troquer donner
      poser jouer mettre
      chasser eliminer battre pousser
      allie partenaire coequipier equipe
      manger capturer tuer prendre
      animal pion piece
      but objectif
      ami propre
      temps sablier chrono
      permis droit autorise interdit
      pille visite pris
      prochain suivant nouveau
      tromper rater erreur faux malentendu compris trouver
      nombre autant limite maximum
      plusieurs souvent enchainer suite
      aussitot immediatement
      refuser choisir facultatif passer
      regarder voir consulter lire
      encore deux repeter refaire
      bateau navire vaisseau
      port quai
      recruter engager equipage matelot marin personnage
      payer prix cout coute frais
      point score valoir
      avancer deplacer bouger mouvement
      reculer arriere retour
      traverser depasser doubler franchir
      arriver atterrir tomber atteindre finir
      lancer de jet
      relancer rejouer
      petit faible bas
      grand fort haut
      intercepter interception
      deviner trouver
      indice mot
      chiffre numero nombre
      encrypteur encrypter
      cale place
      jeter mer defausser bord
      tresor doublon
      ordre apres avant
      changer remplacer modifier
      adversaire ennemi rival adverse
      voisin gauche droite
      quitter partir abandonner
      garder conserver
      recevoir gagner prendre obtenir rapporter
      saut sauter bond
      mort sort perdu
      case espace
      emmener emporter porter entrainer prendre
      victime proie recouvert sous dessous
      entendre ecouter haut
      partout librement voulez
      tenter essayer
      absolument obligatoire
      arriver rentrer
      rester dernier
      fuir echapper
      crane repaire
      drapeau pavillon
      liberer lacher relacher deposer abandonner
      encrypteur codeur donneur
      nourriture bouffe vivres
      poudre munition
      or thune fric sous
      voler piquer
      pioche piocher tirer
      marchandise cargaison denree
      sabre epee
      jeton marqueur pion
      rangee ligne rang
      cale soute
      manche round tour
      coincer bloquer immobiliser
      survivre tenir resister rester
    `),
    answers: [
      {
        asked: /\b(combien|nombre|maximum|limite)\b/i,
        answer:
          /\d|(^|[^\p{L}])(un|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|pas de limite|autant|tous|toutes)($|[^\p{L}])/iu,
      },
      {
        asked: /\bquand\b/i,
        answer: /(^|[^\p{L}])(des qu|dès qu|quand|après|avant|aussitôt|fin|jusqu|lorsque|à l’instant)/iu,
      },
      { asked: /\bqui\b/i, answer: /\b(celui|qui|capitaine|vous|gauche|vainqueur|attaquant|premier|voisin|chacun)\b/i },
      {
        asked: /^(peut|puis|est|a-t|dois|doit|faut|on peut|ai)\b/i,
        answer: /\b(pouvez|peut|devez|doit|jamais|oui|non|faut|pas|permis)\b/i,
      },
    ],
  },
};
