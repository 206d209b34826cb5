-- AlterTable
ALTER TABLE "player" ADD COLUMN     "club" TEXT,
ADD COLUMN     "licence" TEXT,
ADD COLUMN     "paper" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "series" TEXT;
