export { AuthPage, type AuthPageProps } from './auth-page';
export { EventList } from './event-list';
export { ProviderButtons, type ProviderButtonsProps } from './provider-buttons';
export { RegisterForm } from './register-form';
export { SignInForm, type SignInFormProps } from './sign-in-form';
export { SignOutButton } from './sign-out-button';
