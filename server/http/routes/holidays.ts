/** When people are on holiday from their slow games. */
import type { Identity } from '@havre/table/model/events.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { HolidayProblem, OwnHolidays } from '../../holidays/holidays.ts';
import type { App, HttpDeps } from '../dependencies.ts';
import { knownIn } from '../known.ts';
import { HttpProblem, problemSchema } from '../problem.ts';

const tags = ['identity'];
const moment = z.int().min(0).max(Number.MAX_SAFE_INTEGER);
const ownSchema = z.object({
  holidays: z.array(z.object({ from: moment, until: moment })).describe('Those that are not over, in milliseconds'),
  daysLeft: z.number().describe('How many days are left of the year’s'),
});

const SENTENCES: { readonly [P in HolidayProblem]: string } = {
  'bad-holiday': 'a holiday ends after it begins, and within a year',
  'holiday-twice': 'there is another holiday in these days',
  'too-many-days': 'there are not so many days left this year',
};

export function holidayRoutes(app: App, { devices, holidays }: HttpDeps): void {
  const known = (request: FastifyRequest): Promise<Identity> => knownIn(devices, request);
  const responses = { 200: ownSchema, 400: problemSchema, 401: problemSchema, 409: problemSchema, 429: problemSchema };
  app.get(
    '/api/v1/me/holidays',
    {
      schema: {
        tags,
        operationId: 'getHolidays',
        summary: 'When one is on holiday from slow games',
        response: responses,
      },
    },
    async request => shown(await holidays.of(await known(request))),
  );
  app.post(
    '/api/v1/me/holidays',
    {
      config: { limit: 'exports' },
      schema: {
        tags,
        operationId: 'takeHoliday',
        summary: 'Be on holiday: clocks of slow games stand still, and everybody at the table sees it',
        body: z.strictObject({ from: moment, until: moment }),
        response: responses,
      },
    },
    async request => {
      const own = await holidays.take(await known(request), request.body);
      if (typeof own === 'string') throw new HttpProblem(409, own, SENTENCES[own]);
      return shown(own);
    },
  );
  app.delete(
    '/api/v1/me/holidays/:from',
    {
      config: { limit: 'exports' },
      schema: {
        tags,
        operationId: 'endHoliday',
        summary: 'Come back from the holiday that began at a moment, or call it off',
        params: z.object({ from: z.coerce.number().pipe(moment) }),
        response: responses,
      },
    },
    async request => shown(await holidays.end(await known(request), request.params.from)),
  );
}

const shown = ({ holidays, daysLeft }: OwnHolidays) => ({ holidays: [...holidays], daysLeft });
