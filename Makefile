# `make demo` and `make test` are all a newcomer needs: both first install what the system lacks.
PREFIX ?= /usr/local
SOURCES := Package.swift Sources Tests Examples Benchmarks Fuzz
RELEASE := .build/release

.PHONY: demo test bench determinism fuzz format lint readme-images setup install clean

demo: setup
	@swift build --configuration release --product snap
	@scripts/render-examples $(RELEASE)/snap out

test: setup
	swift test
	scripts/test-client

bench: setup
	swift run --configuration release bench

determinism: setup
	scripts/check-determinism

fuzz: setup
	scripts/fuzz $(or $(SECONDS),600) $(TARGETS)

readme-images: setup
	swift build --configuration release
	scripts/render-readme-images $(RELEASE)

setup:
	@scripts/install-system-packages

format:
	swift format --in-place --recursive $(wildcard $(SOURCES))

lint:
	swift format lint --strict --recursive $(wildcard $(SOURCES))

install: setup
	@swift build --configuration release --product snap
	@scripts/install-snap $(RELEASE) $(PREFIX)

clean:
	rm -rf .build out
