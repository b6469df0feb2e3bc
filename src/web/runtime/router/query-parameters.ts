// Query parameters that change what the server renders on pages that search.
import { filterParameters, searchFilterNames } from '#kernel/search-filters.ts';

const textParameters = ['q', 'date', 'adults', 'children', 'page', 'sort'];
// Only the server reads them: the list of filters would be 300 bytes in the first load of every page.
const foundParameters = import.meta.env.SSR ? [...textParameters, ...filterParameters(searchFilterNames)] : [];

export const searchParameters = ['location', 'activity', ...foundParameters];
export const explorerParameters = ['category', ...foundParameters, 'place'];
