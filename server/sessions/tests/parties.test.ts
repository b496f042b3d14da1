import { describe, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { Parties } from '../parties.ts';

function opened(limits: Partial<typeof LIMITS> = {}) {
  const clock = { now: 0 };
  return { clock, parties: new Parties({ ...LIMITS, ...limits }, () => clock.now) };
}

describe('what somebody may do', () => {
  it('is what was left when they come back with another socket', () => {
    const { parties, clock } = opened({ chat: { burst: 3, perSecond: 1 } });
    const first = parties.admit({ who: 'anne', address: '192.0.2.1' });
    while (first?.allowance.take('chat') === true);
    first?.leave();
    parties.sweep();
    const second = parties.admit({ who: 'anne', address: '198.51.100.7' });
    expect(second?.allowance.take('chat')).toBe(false);
    clock.now += 1_000;
    expect([second?.allowance.take('chat'), second?.allowance.take('chat')]).toEqual([true, false]);
  });

  it('is not more for being many people of one network', () => {
    const { parties } = opened();
    const { burst } = LIMITS.network.claims;
    const tries = Array.from({ length: 100 }, (_, i) => parties.admit({ who: `${i}`, address: '2001:db8:0:1::1' }));
    expect(tries.filter(each => each?.allowance.take('claims')).length).toBe(burst);
    const elsewhere = parties.admit({ who: 'anne', address: '2001:db8:0:2::1' });
    expect(elsewhere?.allowance.take('claims')).toBe(true);
  });

  it('is one allowance for all of a network whom nobody knows, whatever their addresses there', () => {
    const { parties } = opened({ messages: { burst: 2, perSecond: 1 } });
    const [one, other] = ['2001:db8::1', '2001:db8::2'].map(address => parties.admit({ who: null, address }));
    expect([one?.allowance.take('messages'), other?.allowance.take('messages')]).toEqual([true, true]);
    expect(one?.allowance.take('messages')).toBe(false);
  });

  it('may become a debt, and is then paid by time', () => {
    const { parties, clock } = opened({ telling: { burst: 1_000, perSecond: 100 } });
    const anne = parties.admit({ who: 'anne', address: '192.0.2.1' })?.allowance;
    anne?.charge('telling', 3_000);
    clock.now += 9_000;
    expect(anne?.has('telling')).toBe(false); // it owes what it may have at once, and no more
    clock.now += 2_000;
    expect(anne?.has('telling')).toBe(true);
  });

  it('is forgotten when it is as good as new, and not before', () => {
    const { parties, clock } = opened({ claims: { burst: 1, perSecond: 0.1 } });
    const anne = parties.admit({ who: 'anne', address: '192.0.2.1' });
    anne?.allowance.take('claims');
    clock.now += 60_000;
    parties.sweep();
    expect(parties.size).toBe(2); // she is still there
    anne?.allowance.take('claims');
    anne?.leave();
    parties.sweep();
    expect(parties.size).toBe(2);
    clock.now += 60_000;
    parties.sweep();
    expect(parties.size).toBe(0);
  });

  it('is so many sockets, of a person and of a network', () => {
    const { parties } = opened({ sockets: 2, networkSockets: 3 });
    const admit = (who: string) => parties.admit({ who, address: '192.0.2.1' }) !== null;
    expect([admit('anne'), admit('anne'), admit('anne'), admit('ben'), admit('cleo')]).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });
});
