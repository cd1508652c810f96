# `make demo` and `make test` are all a newcomer needs: both first install what the system lacks.
PREFIX ?= /opt/layoutdsl
SOURCES := Package.swift Plugins Sources Tests Examples Benchmarks Fuzz
RELEASE := .build/release
# Without debug information the compiler takes a quarter less memory, and the objects a third of the space.
# The second flag makes metadata of types by calls instead of names, whose look-up searches all conformances:
# a cached render takes a fifth less time.
RELEASE_FLAGS := --configuration release -debug-info-format none \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
BUILD_SNAP := swift build $(RELEASE_FLAGS) --product snap

.PHONY: demo test client bench limits determinism docs fuzz checked attack preview format lint readme-images setup \
  install deb dist packages cards bazel clean

demo: setup
	@$(BUILD_SNAP)
	@scripts/render-examples $(RELEASE)/snap out

test: setup
	scripts/build-tests
	swift test --skip-build
	scripts/test-plugin

client: setup
	scripts/test-client

bench: setup
	swift run $(RELEASE_FLAGS) bench

limits: setup
	swift run $(RELEASE_FLAGS) bench --limits

determinism: setup
	scripts/check-determinism

docs: setup
	scripts/build-docs

fuzz: setup
	scripts/fuzz $(or $(SECONDS),600) $(TARGETS)

attack: setup
	scripts/build-tests
	scripts/attack $(or $(TRIES),100)

preview: setup
	@$(BUILD_SNAP)
	scripts/check-preview $(RELEASE)/snap
	scripts/check-review $(RELEASE)/snap

cards: setup
	swift test --package-path Examples/CardServer

bazel: setup
	@$(BUILD_SNAP)
	scripts/check-bazel $(RELEASE)

checked: setup
	scripts/check-references $(or $(SECONDS),60)

readme-images: setup
	swift build $(RELEASE_FLAGS)
	scripts/render-readme-images $(RELEASE)

setup:
	@scripts/install-system-packages

format:
	swift format --in-place --parallel --recursive $(wildcard $(SOURCES))

lint:
	swift format lint --strict --parallel --recursive $(wildcard $(SOURCES))

install: setup
	@$(BUILD_SNAP)
	@scripts/install-snap $(RELEASE) $(PREFIX)

deb: setup
	@$(BUILD_SNAP)
	@scripts/make-packages $(RELEASE) out/packages deb

dist: setup
	@$(BUILD_SNAP)
	@scripts/make-packages $(RELEASE) out/packages tarball

packages: deb dist
	@scripts/check-packages out/packages

clean:
	rm -rf .build out
