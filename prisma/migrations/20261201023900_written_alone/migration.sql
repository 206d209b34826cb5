-- AlterTable
ALTER TABLE "alone_round" ADD COLUMN     "ruling" TEXT,
ADD COLUMN     "worth" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "written" JSONB;
