// What several options of a supplier need and there is only so much of: guides, boats, bikes.
import { z } from '@hono/zod-openapi';
import { endpoints } from '#contract/endpoint.ts';
import { id, idParams, noContent } from '#contract/primitives.ts';
import { resourceMinutesMax } from '#kernel/choices/resources.ts';

export const resourcesMax = 200;

const name = z.string().trim().min(1).max(80);
const quantity = z.int().min(1).max(10_000);

const resource = {
  id,
  name: z.string(),
  quantity: z.int(),
  isArchived: z.boolean().describe('no further option can draw on it'),
};

export const resourceView = z
  .object({ ...resource, options: z.int().describe('how many draw on it') })
  .openapi('Resource');
export type ResourceView = z.output<typeof resourceView>;

const need = {
  per: z.enum(['departure', 'seat']).describe('so many for each departure, or for each seat that is taken'),
  quantity,
  setUpMinutes: z.int().min(0).max(resourceMinutesMax),
  cleanUpMinutes: z.int().min(0).max(resourceMinutesMax),
};

const optionOfTour = { optionId: id, tourId: id, title: z.string(), optionName: z.string() };

export const resourceNeed = z.object({ ...optionOfTour, ...need }).openapi('ResourceNeed');
export type ResourceNeed = z.output<typeof resourceNeed>;

const ownResource = z
  .object({
    ...resource,
    needs: z.array(resourceNeed),
    choices: z.array(z.object(optionOfTour)).describe('options of the own tours that do not draw on it; at most 500'),
  })
  .openapi('OwnResource');
export type OwnResource = z.output<typeof ownResource>;

const needParams = z.object({ id, optionId: id });

export const resourceEndpoints = endpoints({
  listResources: {
    method: 'GET',
    path: '/supplier/resources',
    summary: 'What the own options share, by name; those that are put aside last',
    access: 'supplier',
    status: 200,
    response: z.object({ data: z.array(resourceView) }),
    codes: ['not_found'],
  },
  listTourResources: {
    method: 'GET',
    path: '/supplier/tour-resources',
    summary: 'The same with what of an own tour that is on sale draws on each, and which of its options could',
    access: 'supplier',
    query: z.object({ tourId: id }),
    status: 200,
    response: z.object({ data: z.array(ownResource) }),
    codes: ['not_found'],
  },
  addResource: {
    method: 'POST',
    path: '/supplier/resources',
    summary: `Add a resource; ${resourcesMax} at most`,
    access: 'supplier',
    body: z.strictObject({ name, quantity }),
    status: 201,
    response: resourceView,
    codes: ['not_found'],
    idempotent: true,
  },
  getResource: {
    method: 'GET',
    path: '/supplier/resources/{id}',
    summary: 'One of them, with the options that draw on it and those that could',
    access: 'supplier',
    params: idParams,
    status: 200,
    response: ownResource,
    codes: ['not_found'],
  },
  changeResource: {
    method: 'PUT',
    path: '/supplier/resources/{id}',
    summary: 'Rename it, or say how many there are: never fewer than what is sold needs',
    access: 'supplier',
    params: idParams,
    body: z.strictObject({ name, quantity }),
    status: 200,
    response: resourceView,
    codes: ['not_found'],
  },
  removeResource: {
    method: 'DELETE',
    path: '/supplier/resources/{id}',
    summary: 'Delete it; one that options draw on is put aside and stays in force for them',
    access: 'supplier',
    params: idParams,
    status: 200,
    response: z.object({ isArchived: z.boolean() }),
    codes: ['not_found'],
  },
  restoreResource: {
    method: 'POST',
    path: '/supplier/resources/{id}/restoration',
    summary: 'Take one back that was put aside',
    access: 'supplier',
    params: idParams,
    status: 200,
    response: resourceView,
    codes: ['not_found'],
  },
  setResourceNeed: {
    method: 'PUT',
    path: '/supplier/resources/{id}/options/{optionId}',
    summary: 'Have an option draw on it, or change how: refused where what is sold would need more than there is',
    access: 'supplier',
    params: needParams,
    body: z.strictObject(need),
    status: 200,
    response: ownResource,
    codes: ['not_found'],
  },
  endResourceNeed: {
    method: 'DELETE',
    path: '/supplier/resources/{id}/options/{optionId}',
    summary: 'Have an option draw on it no longer',
    access: 'supplier',
    params: needParams,
    status: 204,
    response: noContent,
    codes: ['not_found'],
  },
});
