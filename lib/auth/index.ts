export { accountOf, type OwnAccount } from './account-of';
export { addressOf } from './address-of';
export { handleAuth } from './handle-auth';
export { type Limit, limitAttempts } from './limit-attempts';
export { ownPath } from './own-path';
export { hashPassword, verifyPassword } from './password-hash';
export { type ProviderInfo, providerList } from './providers';
export { type NewUser, type RegisterResult, registerUser } from './register-user';
export { type SessionUser, sessionUser } from './session-user';
