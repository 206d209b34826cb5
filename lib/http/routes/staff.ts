import { authorOf, endStaff, inviteStaff, Refusal, readStaff, refuse } from '@/lib/event';
import { hashKey, makeKey } from '../keys';
import { json } from '../message';
import { publicAddress } from '../public-address';
import { route } from '../route';
import { InvitedStaff, InviteStaff, StaffList, StaffMember } from '../schemas';

export const staffRoute = route({
  method: 'GET',
  path: '/api/events/:code/staff',
  summary: 'Who was invited to help, and still may',
  who: 'host',
  answers: { status: 200, schema: StaffList },
  run: async ({ event }) => json({ staff: await readStaff(event) }),
});

export const inviteStaffRoute = route({
  method: 'POST',
  path: '/api/events/:code/staff',
  summary: 'Invites a corrector or, for whoever has the event’s first key, a co-host',
  who: 'host',
  body: InviteStaff,
  answers: { status: 201, schema: InvitedStaff },
  run: async ({ request, event, viewer, body }) => {
    // Else a co-host who is sent away would have left a door open.
    if (body.role === 'host' && viewer.staff) return refuse('first-host-only');
    const staffKey = makeKey('staff', event.code);
    const staff = await inviteStaff({
      ...body,
      event,
      keyHash: hashKey(staffKey),
      author: authorOf(viewer),
    });
    if (staff instanceof Refusal) return staff;
    // Behind the # it is in no log.
    const url = `${publicAddress(request)}/host/${event.code}#${staffKey}`;
    return json({ ...staff, staffKey, url }, 201);
  },
});

export const endStaffRoute = route({
  method: 'DELETE',
  path: '/api/events/:code/staff/:id',
  summary: 'Ends an invitation: its key opens nothing any more, its streams end',
  who: 'host',
  answers: { status: 200, schema: StaffMember },
  run: async ({ event, viewer, params: { id = '' } }) => {
    const ended = await endStaff({ event, id, coHosts: !viewer.staff, author: authorOf(viewer) });
    return ended instanceof Refusal ? ended : json(ended);
  },
});
