import { describe, expect, it } from 'vitest';
import { hasAlready, takesGzip } from '../encoding.ts';

describe('an answer compressed by gzip', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, GZIP;q=0.1', '*', 'identity;q=0.5, *;q=0.1', 'x-gzip'])(
    'is for whoever takes %s',
    accepted => expect(takesGzip(accepted)).toBe(true),
  );

  it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.000, *', '*;q=0', 'gzip;q=nonsense', ';;;,,,='])(
    'is not for whoever takes %s',
    accepted => expect(takesGzip(accepted)).toBe(false),
  );
});

describe('somebody has already', () => {
  it.each(['"a"', 'W/"a"', '"b", W/"a"', ' "a" ,"b"', '*'])('what %s names', named =>
    expect(hasAlready(named, 'a')).toBe(true),
  );

  it.each([undefined, '', 'a', '"b"', 'W/"b"', '"a'])('nothing of what %s names', named =>
    expect(hasAlready(named, 'a')).toBe(false),
  );
});
