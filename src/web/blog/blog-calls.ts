// Where the calls of posts of the blog go.
import { blogPaths } from '#contract/blog.paths.ts';
import { addPaths } from '#web/api.ts';

addPaths(blogPaths);
