import { visitorWorkOrders, workOrderTypes, type RequestInput, type VisitorWorkOrder, type WorkOrderType } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Answer, SignedUp, TestApp } from './open-test-app.ts';
import { beginVisit } from './upload-file.ts';

/** A type of a business, with a field or two. */
export async function addType(
  app: TestApp,
  { token }: Pick<SignedUp, 'token'>,
  draft: Partial<RequestInput<typeof workOrderTypes.create>> = {},
): Promise<WorkOrderType> {
  const { code, msg, data } = await app.call(workOrderTypes.create, { name: { 'en-US': 'Repair' }, ...draft }, { token });
  if (code !== 1) throw new Error(msg);
  return data;
}

export interface Customer {
  token: string;
  conversationId: string;
  submit(
    type: WorkOrderType,
    rest?: Partial<RequestInput<typeof visitorWorkOrders.create>>,
  ): Promise<Answer<typeof visitorWorkOrders.create>>;
  /** The same, for one that has to be taken. */
  submitted(type: WorkOrderType, rest?: Partial<RequestInput<typeof visitorWorkOrders.create>>): Promise<VisitorWorkOrder>;
}

/** A visitor of a business who fills in forms. */
export async function addCustomer(app: TestApp, { slug }: Pick<SignedUp, 'slug'>): Promise<Customer> {
  const { token, conversationId } = await beginVisit(app, slug);
  const submit: Customer['submit'] = (type, rest = {}) => {
    const asked = { client_id: randomUUID(), type_id: type.id, type_version: type.version, locale: 'en-US' as const };
    return app.call(
      visitorWorkOrders.create,
      { ...asked, subject: 'A zip came off', description: 'It is the left one.', ...rest },
      { token },
    );
  };
  return {
    token,
    conversationId,
    submit,
    async submitted(type, rest) {
      const { code, msg, data } = await submit(type, rest);
      if (code !== 1) throw new Error(`${msg} ${JSON.stringify(data)}`);
      return data;
    },
  };
}
