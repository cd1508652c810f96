# An image with `snap`: docker build --tag layoutdsl . && docker run --rm -v "$PWD:/app" layoutdsl test Sources
FROM swift:6.1-bookworm AS build
COPY . /layoutdsl
RUN cd /layoutdsl && make deb

FROM swift:6.1-bookworm
COPY --from=build /layoutdsl/out/packages/*.deb /tmp/
RUN apt-get -qq update && apt-get -qq install -y --no-install-recommends /tmp/*.deb \
  && rm -rf /tmp/*.deb /var/lib/apt/lists/*
WORKDIR /app
ENTRYPOINT ["layoutdsl"]
