/** Passkeys, by the browser's own means: what it is asked comes from the server, as JSON. */
import { post } from '../api/client';
import type { Challenge, Made, PasskeyInfo, Shown, SignedIn } from '../api/types';
import { rest } from '../rest';

type Descriptor = Omit<PublicKeyCredentialDescriptor, 'id'> & { id: string };
type ToMake = Omit<
  PublicKeyCredentialCreationOptions,
  'challenge' | 'user' | 'excludeCredentials'
> & {
  challenge: string;
  user: { id: string; name: string; displayName: string };
  excludeCredentials?: Descriptor[];
};
type ToShow = Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'> & {
  challenge: string;
};

function unpacked(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
function packed(data: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(data));
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** Whether this browser knows what a passkey is. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;

/** Why nothing came of it: the person did not want to, or the device has one already. */
export class NoPasskeyError extends Error {
  constructor(readonly why: 'cancelled' | 'known') {
    super(why);
  }
}

async function asked(request: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await rest.during('a passkey', request);
    if (found) return found as PublicKeyCredential;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === 'InvalidStateError') throw new NoPasskeyError('known');
  }
  throw new NoPasskeyError('cancelled');
}

/** Make a passkey on this device, for the guest one is. */
export async function makePasskey(): Promise<PasskeyInfo> {
  const { options } = await post<Challenge>('/guest/passkeys/challenge');
  const { challenge, user, excludeCredentials = [], ...rest } = options as unknown as ToMake;
  const publicKey = {
    ...rest,
    challenge: unpacked(challenge),
    user: { ...user, id: unpacked(user.id) },
    excludeCredentials: excludeCredentials.map((each) => ({ ...each, id: unpacked(each.id) })),
  };
  const made = await asked(navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  const credential: Made = {
    id: made.id,
    response: {
      clientDataJSON: packed(response.clientDataJSON),
      attestationObject: packed(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  };
  return post<PasskeyInfo>('/guest/passkeys', { credential });
}

/** Sign in with a passkey that the browser finds. */
export async function showPasskey(): Promise<SignedIn> {
  const { options } = await post<Challenge>('/sign-in/passkey/challenge');
  const { challenge, ...rest } = options as unknown as ToShow;
  const publicKey = { ...rest, challenge: unpacked(challenge), allowCredentials: [] };
  const shown = await asked(navigator.credentials.get({ publicKey }));
  const response = shown.response as AuthenticatorAssertionResponse;
  const credential: Shown = {
    id: shown.id,
    response: {
      clientDataJSON: packed(response.clientDataJSON),
      authenticatorData: packed(response.authenticatorData),
      signature: packed(response.signature),
      userHandle: response.userHandle ? packed(response.userHandle) : null,
    },
  };
  return post<SignedIn>('/sign-in/passkey', { credential });
}
