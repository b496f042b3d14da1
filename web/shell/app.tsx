/** The whole page: the room its address leads to, each with code of its own. */
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { Home } from '../rooms/home.tsx';
import { openRule } from '../rules/open-rule.ts';
import { words } from '../words/index.ts';
import { keeperNotice } from './keeper-notice.ts';
import { RematchBar } from './rematch-bar.tsx';
import { RenewalBar } from './renewal-bar.tsx';
import { RoomTrouble } from './room-trouble.tsx';
import { route } from './router.ts';

const BoxRoom = lazy(() => import('../rooms/box.tsx').then(({ BoxRoom: room }) => room));
const RulesRoom = lazy(() => {
  // Its text comes beside the code that shows it.
  const at = route.value;
  if (at.room === 'rules') void import('../rules/use-rulebook.ts').then(({ beginRulebook }) => beginRulebook(at.game));
  return import('../rooms/rules.tsx').then(({ RulesRoom: room }) => room);
});
const SettingsRoom = lazy(() => import('../rooms/settings.tsx').then(({ SettingsRoom: room }) => room));
const TableRoom = lazy(() => import('../rooms/table.tsx').then(({ TableRoom: room }) => room));
const Here = lazy(() => import('../rooms/here.tsx').then(({ Here: room }) => room));
const Screen = lazy(() => import('../rooms/screen.tsx').then(({ Screen: room }) => room));
const Join = lazy(() => import('../rooms/join.tsx').then(({ Join: room }) => room));
const ReplayRoom = lazy(() => import('../rooms/replay.tsx').then(({ ReplayRoom: room }) => room));
const LessonRoom = lazy(() => import('../rooms/lesson.tsx').then(({ LessonRoom: room }) => room));
const PuzzlesRoom = lazy(() => import('../rooms/puzzles.tsx').then(({ PuzzlesRoom: room }) => room));
const PuzzleRoom = lazy(() => import('../rooms/puzzle.tsx').then(({ PuzzleRoom: room }) => room));
const SceneRoom = lazy(() => import('../rooms/scene.tsx').then(({ SceneRoom: room }) => room));
const RuleDrawer = lazy(() => import('../rules/rule-drawer.tsx').then(({ RuleDrawer: drawer }) => drawer));
const GamesRoom = lazy(() => import('../rooms/games.tsx').then(({ GamesRoom: room }) => room));
const HolidaysRoom = lazy(() => import('../rooms/holidays.tsx').then(({ HolidaysRoom: room }) => room));
const DevicesRoom = lazy(() => import('../rooms/devices.tsx').then(({ DevicesRoom: room }) => room));
const CallsRoom = lazy(() => import('../rooms/calls.tsx').then(({ CallsRoom: room }) => room));
const CallLinkRoom = lazy(() => import('../rooms/call-link.tsx').then(({ CallLinkRoom: room }) => room));
const ClubsRoom = lazy(() => import('../rooms/clubs.tsx').then(({ ClubsRoom: room }) => room));
const ClubRoom = lazy(() => import('../rooms/club.tsx').then(({ ClubRoom: room }) => room));
const KeeperRoom = lazy(() => import('../rooms/keeper.tsx').then(({ KeeperRoom: room }) => room));
const KeeperNoticeBar = lazy(() => import('./keeper-notice-bar.tsx').then(({ KeeperNoticeBar: bar }) => bar));
const Nowhere = lazy(() => import('../rooms/nowhere.tsx').then(({ Nowhere: room }) => room));

export const App = () => (
  <>
    <RenewalBar />
    <HeardNotice />
    <RematchBar />
    <GuardedRoom />
    <AskedRule />
  </>
);

/** A word of the keeper of the server. */
const HeardNotice = () =>
  keeperNotice.value === null ? null : (
    <Suspense fallback={null}>
      <KeeperNoticeBar notice={keeperNotice.value} />
    </Suspense>
  );

/** The rule that somebody has asked for, over whatever room they are in. */
const AskedRule = () =>
  openRule.value === null ? null : (
    <Suspense fallback={null}>
      <RuleDrawer open={openRule.value} />
    </Suspense>
  );

/** A room that cannot be shown says why, until one goes elsewhere. */
function GuardedRoom() {
  const at = route.value;
  const [error, forget] = useErrorBoundary(error => reportError(error));
  useEffect(forget, [at]);
  if (error !== undefined) return <RoomTrouble error={error} />;
  return <Suspense fallback={<p class="frame-loading">{words().common.loading}</p>}>{room()}</Suspense>;
}

function room() {
  const at = route.value;
  switch (at.room) {
    case 'home':
      return <Home />;
    case 'box':
      return <BoxRoom game={at.game} key={at.game} />;
    case 'rules':
      return <RulesRoom game={at.game} place={at.place} />;
    case 'lesson':
      return <LessonRoom game={at.game} key={at.game} />;
    case 'puzzles':
      return at.puzzle === null ? (
        <PuzzlesRoom game={at.game} key={at.game} />
      ) : (
        <PuzzleRoom game={at.game} puzzle={at.puzzle} key={`${at.game} ${at.puzzle}`} />
      );
    case 'scene':
      return <SceneRoom game={at.game} scene={at.scene} key={`${at.game} ${at.scene}`} />;
    case 'join':
      return <Join code={at.code} />;
    case 'table':
      return <TableRoom table={at.table} key={at.table} />;
    case 'here':
      return <Here table={at.table} key={at.table} />;
    case 'screen':
      return <Screen table={at.table} />;
    case 'replay':
      return <ReplayRoom place={at} key={`${at.isOnDevice} ${at.table}`} />;
    case 'clubs':
      return <ClubsRoom />;
    case 'club':
      return <ClubRoom club={at.club} isScreen={at.isScreen} key={at.club} />;
    case 'holidays':
      return <HolidaysRoom />;
    case 'devices':
      return <DevicesRoom />;
    case 'calls':
      return <CallsRoom />;
    case 'call-link':
      return <CallLinkRoom purpose={at.purpose} token={at.token} />;
    case 'games':
      return <GamesRoom />;
    case 'settings':
      return <SettingsRoom />;
    case 'keeper':
      return <KeeperRoom />;
    default:
      return <Nowhere />;
  }
}
