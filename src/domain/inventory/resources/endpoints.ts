import type { resourceEndpoints } from '#contract/suppliers/resources.ts';
import type { Handlers } from '#platform/http/serve-endpoints.ts';
import {
  addResource,
  changeResource,
  endNeed,
  listOwnResources,
  listTourResources,
  readResource,
  removeResource,
  restoreResource,
  setNeed,
} from './manage-resources.ts';

export const resourceHandlers: Handlers<typeof resourceEndpoints> = {
  listResources: listOwnResources,
  listTourResources: (context, { query }) => listTourResources(context, query.tourId),
  addResource: (context, { body }) => addResource(context, body),
  getResource: (context, { params }) => readResource(context, params.id),
  changeResource: (context, { params, body }) => changeResource(context, params.id, body),
  removeResource: (context, { params }) => removeResource(context, params.id),
  restoreResource: (context, { params }) => restoreResource(context, params.id),
  setResourceNeed: (context, { params, body }) => setNeed(context, params, body),
  async endResourceNeed(context, { params }) {
    await endNeed(context, params);
    return undefined;
  },
};
