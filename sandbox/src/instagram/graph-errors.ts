import type { FastifyReply } from "fastify";

export interface GraphFailure {
  status: number;
  message: string;
  code: number;
  subcode?: number;
  isTransient?: boolean;
  user?: { title: string; text: string };
}

/** Sends an error as the Graph API shapes it. */
export function sendGraphError(reply: FastifyReply, failure: GraphFailure): FastifyReply {
  const { status, message, code, subcode, isTransient, user } = failure;
  return reply.code(status).send({
    error: {
      message,
      type: "OAuthException",
      code,
      ...(subcode !== undefined && { error_subcode: subcode }),
      ...(isTransient !== undefined && { is_transient: isTransient }),
      ...(user && { error_user_title: user.title, error_user_msg: user.text }),
      fbtrace_id: "SANDBOX_TRACE",
    },
  });
}

export const noToken: GraphFailure = { status: 400, message: "An access token is required", code: 104 };
export const foreignToken: GraphFailure = {
  status: 400,
  message: "The access token could not be decrypted",
  code: 190,
};
export const unknownPath: GraphFailure = { status: 400, message: "Unknown path components", code: 2500 };

/** Code 100: an invalid request, for any account. */
export function invalid(message: string): GraphFailure {
  return { status: 400, message: `(#100) ${message}`, code: 100 };
}

export function nonexistingField(field: string, node: "IGUser" | "IGMedia"): GraphFailure {
  return invalid(`Tried accessing nonexisting field (${field}) on node type (${node})`);
}

/** The user's texts by language; English is the rule. */
const missingTexts: Record<string, { title: string; text: (username: string) => string }> = {
  en: { title: "User not found", text: (username) => `No user goes by the name ${username}.` },
  de: { title: "Konto nicht gefunden", text: (username) => `Unter dem Namen ${username} gibt es kein Konto.` },
  es: { title: "Usuario no encontrado", text: (username) => `No existe ningún usuario con el nombre ${username}.` },
  fr: { title: "Utilisateur introuvable", text: (username) => `Aucun compte ne porte le nom ${username}.` },
  pt: { title: "Usuário não encontrado", text: (username) => `Não há conta com o nome ${username}.` },
  ja: { title: "ユーザーが見つかりません", text: (username) => `${username} という名前のアカウントはありません。` },
  ar: { title: "تعذر العثور على المستخدم", text: (username) => `لا يوجد حساب بالاسم ${username}.` },
};

/** Unknown, personal, suspended and age-gated accounts get the same answer; its user texts follow `locale` (`de_DE`). */
export function notDiscoverable(username: string, locale: string | undefined): GraphFailure {
  const texts = missingTexts[locale?.slice(0, 2).toLowerCase() ?? "en"] ?? missingTexts.en;
  return {
    status: 400,
    message: "Invalid user id",
    code: 110,
    subcode: 2207013,
    isTransient: false,
    ...(texts && { user: { title: texts.title, text: texts.text(username) } }),
  };
}
