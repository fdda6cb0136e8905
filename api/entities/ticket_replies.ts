import { repliesToRequester } from '../desk/tickets/desk.ts';
import { defineEntity } from '../engine/define.ts';

export default defineEntity('ticket_replies', { scopes: { own: repliesToRequester } });
