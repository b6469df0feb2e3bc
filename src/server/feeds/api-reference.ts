// Renders the OpenAPI document as an HTML page: each endpoint with its parameters, responses and errors.
import type { OpenApiGeneratorV31 } from '@asteasolutions/zod-to-openapi';
import { html, raw } from 'hono/html';
import { type Identity, type Right, rights } from '#kernel/rights.ts';

export type OpenApiDocument = ReturnType<OpenApiGeneratorV31['generateDocument']>;

type Schema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  anyOf?: Schema[];
  description?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  required?: string[];
  const?: unknown;
  additionalProperties?: unknown;
};
type Parameter = { name: string; in: string; required?: boolean; schema?: Schema; description?: string };
type Operation = {
  operationId: string;
  summary: string;
  security?: { bearer?: string[]; apiKey?: string[] }[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};
type Html = ReturnType<typeof html>;

export function apiReference(document: OpenApiDocument, note: Html): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(([method, operation]) => ({ path, method, operation })),
  );
  return String(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <link rel="stylesheet" href="/plain.css" />
          <title>${document.info.title}</title>
        </head>
        <body>
          ${note}
          <header>
            <h1>${document.info.title}</h1>
            <p>${document.info.description ?? ''}</p>
            <p>Machine readable: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI ${document.openapi})</p>
          </header>
          <nav aria-label="Calls">
            <ul>
              ${operations.map(({ path, method, operation }) => html`<li><a href="#${operation.operationId}">${method.toUpperCase()} /api${path}</a> ${operation.summary}</li>`)}
            </ul>
          </nav>
          <main>${operations.map(operationSection)}</main>
          <section>
            <h2>Shapes</h2>
            ${Object.entries((document.components?.schemas ?? {}) as Record<string, Schema>).map(
              ([name, schema]) =>
                html`<h3 id="${name}">${name}</h3>
                  ${fields(schema)}`,
            )}
          </section>
        </body>
      </html>`,
  );
}

function operationSection({ path, method, operation }: { path: string; method: string; operation: Operation }): Html {
  const body = operation.requestBody?.content['application/json']?.schema;
  return html`<section>
    <h2 id="${operation.operationId}">${method.toUpperCase()} /api${path}</h2>
    <p>${operation.summary}.${callersOf(operation)}</p>
    ${
      operation.parameters?.length
        ? html`<h3>Parameters</h3>
            <ul>
              ${operation.parameters.map(parameterLine)}
            </ul>`
        : ''
    }
    ${
      body
        ? html`<h3>Body</h3>
            ${fields(body)}`
        : ''
    }
    <h3>Answers</h3>
    <dl>
      ${Object.entries(operation.responses).map(
        ([status, response]) =>
          html`<dt>${status}</dt>
            <dd>${responseLine(response)}</dd>`,
      )}
    </dl>
  </section>`;
}

const nameOf: Record<Identity, string> = {
  anonymous: 'anyone',
  traveller: 'travellers',
  guide: 'guides',
  manager: 'managers',
  integrator: 'managers with programs',
  owner: 'owners',
  support: 'support',
  editor: 'content editors',
  operator: 'operators',
};

function callersOf({ security }: Operation): string {
  if (!security) return '';
  const [right] = security[0]!.bearer!;
  if (!right) return ' For signed-in callers.';
  const scope = security[1]?.apiKey?.[0];
  const byKey = scope ? ` By a key with the scope ${scope}.` : '';
  return ` For ${rights[right as Right].map((identity) => nameOf[identity]).join(', ')}.${byKey}`;
}

function parameterLine(parameter: Parameter): Html {
  return html`<li>
    <code>${parameter.name}</code> (${parameter.in}${parameter.required ? ', required' : ''})
    ${typeName(parameter.schema ?? {})} ${parameter.schema?.description ?? parameter.description ?? ''}
  </li>`;
}

function responseLine(response: Operation['responses'][string]): Html {
  const schema = response.content?.['application/json']?.schema;
  return schema ? html`${typeName(schema)}${schema.properties ? fields(schema) : ''}` : html`${response.description}`;
}

function fields(schema: Schema): Html {
  if (!schema.properties) return html`<p>${typeName(schema)}</p>`;
  return html`<ul>
    ${Object.entries(schema.properties).map(
      ([name, property]) =>
        html`<li>
          <code>${name}</code>${schema.required?.includes(name) ? '' : ' (optional)'} ${typeName(property)}
          ${property.description ?? ''}${property.items?.properties ? fields(property.items) : property.properties ? fields(property) : ''}
        </li>`,
    )}
  </ul>`;
}

function typeName(schema: Schema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1)!;
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.enum) return html`one of ${schema.enum.map(String).join(', ')}`;
  if (schema.const !== undefined) return html`always ${String(schema.const)}`;
  if (schema.anyOf)
    return html`${schema.anyOf.map((one, index) => html`${index > 0 ? raw(' or ') : ''}${typeName(one)}`)}`;
  if (schema.items) return html`list of ${typeName(schema.items)}`;
  const range = [schema.minimum, schema.maximum].filter((limit) => limit !== undefined);
  return html`${[schema.type].flat().join(' or ')}${schema.format ? ` (${schema.format})` : ''}${range.length === 2 ? ` ${range[0]} to ${range[1]}` : ''}`;
}
